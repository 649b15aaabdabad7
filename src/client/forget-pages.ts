import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { forgetPages } from '@gateway-docs/docusaurus-static-body/client';
import { NEW_RELEASE_EVENT } from '@gateway-docs/docusaurus-offline/client';

/** What was loaded of the old release for navigations is of no more use. */
if (ExecutionEnvironment.canUseDOM) window.addEventListener(NEW_RELEASE_EVENT, forgetPages);
