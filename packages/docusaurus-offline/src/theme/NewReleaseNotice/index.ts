/** What the notice of a new release says, and its classes. A site that wants others replaces this module. */
import { translate } from '@docusaurus/Translate';
import type { ReleaseNotice } from '../../client';
import styles from './styles.module.css';

const notice: ReleaseNotice = {
  label: translate({ id: 'offline.newRelease.label', message: 'New version' }),
  text: translate({
    id: 'offline.newRelease.text',
    message: 'There is a new version of this documentation. The next page that you open has it.',
  }),
  showNow: translate({ id: 'offline.newRelease.showNow', message: 'Show it now' }),
  later: translate({ id: 'offline.newRelease.later', message: 'Later' }),
  className: `alert alert--secondary ${styles.notice ?? ''}`,
  buttonClassName: 'button button--secondary button--sm',
};

export default notice;
