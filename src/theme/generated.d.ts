/** The first file of the typeface: its address on the site. packages/branding writes the module; undefined without a typeface. */
declare module '@generated/branding/default/typeface' {
  const address: string | undefined;
  export default address;
}

declare module '@theme-original/OfflinePage/words' {
  import type { OfflineWords } from '@gateway-docs/docusaurus-offline/client';

  const words: OfflineWords;
  export default words;
}

declare module '@theme-original/NewReleaseNotice' {
  import type { ReleaseNotice } from '@gateway-docs/docusaurus-offline/client';

  const notice: ReleaseNotice;
  export default notice;
}
