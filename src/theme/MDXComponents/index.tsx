// Change: the map is our own, so that the theme's code block (with Prism), tabs and collapsible block are not in the bundle.
// Code arrives highlighted, tables scroll in their own box, rows and closed blocks tell their anchors to the link check.
import React, { type ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import AmountConverter from '@site/src/components/AmountConverter';
import Beside, { BesideSample, BesideText } from '@site/src/components/Beside';
import CardLinks from '@site/src/components/CardLinks';
import CodeBlock from '@site/src/components/CodeBlock';
import Copyable from '@site/src/components/CopyButton/Copyable';
import DataTable from '@site/src/components/DataTable';
import Row from '@site/src/components/DataTable/Row';
import Details from '@site/src/components/Details';
import Diagram from '@site/src/components/Diagram';
import Endpoint from '@site/src/components/Endpoint';
import Flag, { Fact } from '@site/src/components/Flag';
import MethodFinder from '@site/src/components/MethodFinder';
import SampleTabs from '@site/src/components/SampleTabs';
import Screen from '@site/src/components/Screen';
import Steps from '@site/src/components/Steps';
import TableFilter from '@site/src/components/TableFilter';
import Tabs from '@site/src/components/Tabs';
import LanguageTabs from '@site/src/components/Tabs/LanguageTabs';
import TabPanel from '@site/src/components/Tabs/TabPanel';
import VersionSwitch from '@site/src/components/VersionSwitch';

const headingAs = (as: 'h1' | 'h2' | 'h3') =>
  function MdxHeading(props: ComponentProps<'h2'>) {
    return <Heading as={as} {...props} />;
  };

/** What MDX elements and the tag names of generated content become. */
export default {
  a: Link,
  h1: headingAs('h1'),
  h2: headingAs('h2'),
  h3: headingAs('h3'),
  table: DataTable,
  tr: Row,
  admonition: Admonition,
  AmountConverter,
  Beside,
  BesideSample,
  BesideText,
  CardLinks,
  CodeBlock,
  Copyable,
  Details,
  Diagram,
  Endpoint,
  Fact,
  Flag,
  LanguageTabs,
  MethodFinder,
  SampleTabs,
  Screen,
  Steps,
  TableFilter,
  TabPanel,
  Tabs,
  VersionSwitch,
};
