/** The modules that a site may replace. */
declare module '@theme/NewReleaseNotice' {
  import type { ReleaseNotice } from '@gateway-docs/docusaurus-offline/client';

  const notice: ReleaseNotice;
  export default notice;
}

declare module '@theme/OfflinePage/words' {
  import type { OfflineWords } from '@gateway-docs/docusaurus-offline/client';

  const words: OfflineWords;
  export default words;
}

declare module '@theme/OfflinePage/classes' {
  import type { OfflineClasses } from '@gateway-docs/docusaurus-offline/client';

  const classes: OfflineClasses;
  export default classes;
}

declare module '@theme/OfflinePage/Frame' {
  import type { ReactNode } from 'react';

  export default function Frame(props: { readonly children: ReactNode }): ReactNode;
}
