/** What a site may say and name otherwise on the page of the sections: the modules `words` and `classes` of its theme. */
import type english from '../theme/OfflinePage/english.json';

/** Every word of the page; values stand in braces. */
export type OfflineWords = Readonly<typeof english>;

/** Classes of the buttons. */
export type OfflineClasses = Readonly<Record<'button' | 'quietButton', string>>;
