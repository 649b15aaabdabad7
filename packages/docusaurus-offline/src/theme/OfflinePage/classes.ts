/** Classes of the buttons. A site that has its own replaces this module. */
import type { OfflineClasses } from '../../client';

const classes: OfflineClasses = {
  button: 'button button--primary button--sm',
  quietButton: 'button button--secondary button--sm',
};

export default classes;
