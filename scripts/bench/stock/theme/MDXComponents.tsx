/** Stock counterparts of the site's own components, so that the stock build shows the same content with what Docusaurus has. */
import React, { type ComponentType, type ReactNode } from 'react';
import Details from '@theme/Details';
import MDXComponents from '@theme-init/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { allComponents, type Form } from '../../../../src/remark/mdast/page-components';

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

const STOCK: Readonly<Record<Form, ComponentType<never>>> = {
  blocks: Block,
  text: Inline,
  nothing: Nothing,
  tabs: Tabs,
  tab: TabItem,
  'closed block': Details,
  drawing: Drawn,
  picture: Drawn,
  fact: Inline,
  flag: Inline,
};

export default {
  ...MDXComponents,
  ...Object.fromEntries(allComponents.map(([tag, { form }]) => [tag, STOCK[form]])),
};
