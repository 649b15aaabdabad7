import MDXComponents from '@theme-original/MDXComponents';
import { asIsland } from '@gateway-docs/docusaurus-static-body/client';
import Counter from '../../components/Counter';

export default { ...MDXComponents, Counter: asIsland('Counter', Counter) };
