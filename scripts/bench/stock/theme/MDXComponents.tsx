/** Stock counterparts of the site's own components, so that the stock build shows the same content with what Docusaurus has. */
import React, { type ReactNode } from 'react';
import Details from '@theme/Details';
import MDXComponents from '@theme-init/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

interface Children {
  readonly children?: ReactNode;
}

const Block = ({ children }: Children): ReactNode => <div>{children}</div>;
const Inline = ({ children }: Children): ReactNode => <span>{children}</span>;
const Drawn = ({ html, children }: Children & { readonly html: string }): ReactNode => (
  <figure>
    <div dangerouslySetInnerHTML={{ __html: html }} />
    {children}
  </figure>
);

/** What the stock theme has no counterpart for, and what a reader without our scripts does not get either. */
const Nothing = (): ReactNode => null;

export default {
  ...MDXComponents,
  AmountConverter: Nothing,
  MethodFinder: Nothing,
  Beside: Block,
  BesideSample: Block,
  BesideText: Block,
  CardLinks: Block,
  Copyable: Inline,
  Details,
  Diagram: Drawn,
  Endpoint: Block,
  Fact: Inline,
  Flag: Inline,
  LanguageTabs: Tabs,
  SampleTabs: Tabs,
  Screen: Drawn,
  Steps: Block,
  TabPanel: TabItem,
  TableFilter: Block,
  Tabs,
  VersionSwitch: Block,
};
