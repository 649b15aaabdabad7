/** Every word of the page. A site that says something in its own way replaces this module, and takes the rest from `@theme-original`. */
import { translate } from '@docusaurus/Translate';
import type { OfflineWords } from '../../client';

const words: OfflineWords = {
  title: translate({ id: 'offline.title', message: 'Read without a network' }),
  description: translate({
    id: 'offline.description',
    message: 'Save sections of this documentation on your device, see what is saved, and remove it.',
  }),
  introduction: [
    translate({
      id: 'offline.introduction.what',
      message:
        'Your browser saves the pages that you read, with the previous and the next page of each. They open without a network. To have more, save whole sections here.',
    }),
    translate({
      id: 'offline.introduction.where',
      message:
        'Saved pages stay on this device. When you are online, you always see the newest version of a page. A new version of the documentation replaces what is saved. The sizes below are what sections take on the device; less is downloaded.',
    }),
  ],
  withoutScripts: translate({
    id: 'offline.withoutScripts',
    message: 'Saving pages needs JavaScript. All pages can be read without it as long as there is a network.',
  }),
  looking: translate({ id: 'offline.looking', message: 'Looking at what is saved…' }),
  impossible: translate({
    id: 'offline.impossible',
    message:
      'This browser does not let the site save pages. Private windows and strict settings do that. Everything else works.',
  }),
  sections: translate({ id: 'offline.sections', message: 'Sections' }),
  common: (size) =>
    translate(
      {
        id: 'offline.common',
        message: 'The first section also saves {size} that all pages need: styles and scripts.',
      },
      { size },
    ),
  readPages: translate({
    id: 'offline.readPages',
    message: 'Pages saved because you read them, or the page beside them:',
  }),
  removeAll: translate({ id: 'offline.removeAll', message: 'Remove everything from this device' }),
  allRemoved: translate({ id: 'offline.allRemoved', message: 'Everything is removed.' }),
  save: translate({ id: 'offline.save', message: 'Save' }),
  remove: translate({ id: 'offline.remove', message: 'Remove' }),
  saved: (section) => translate({ id: 'offline.saved', message: '{section} is saved.' }, { section }),
  removed: (section) =>
    translate({ id: 'offline.removed', message: '{section} is removed from this device.' }, { section }),
  saving: (section) => translate({ id: 'offline.saving', message: 'Saving {section}' }, { section }),
  begins: translate({ id: 'offline.begins', message: 'Begins…' }),
  progress: (saved, total) =>
    translate({ id: 'offline.progress', message: '{saved} of {total}' }, { saved, total }),
  size: (pages, size) =>
    pages === '1'
      ? translate({ id: 'offline.size.one', message: '1 page, {size}' }, { size })
      : translate({ id: 'offline.size', message: '{pages} pages, {size}' }, { pages, size }),
  isSaved: translate({ id: 'offline.isSaved', message: ', saved' }),
  isUnfinished: translate({ id: 'offline.isUnfinished', message: ', not all of it saved yet' }),
  failures: {
    'no-space': translate({
      id: 'offline.failures.noSpace',
      message:
        'The browser has no room left for this section. What was saved before stays. Remove another section, or free space on the device, and try again.',
    }),
    unreachable: translate({
      id: 'offline.failures.unreachable',
      message: 'The network failed. What has been saved so far stays. Try again to save the rest.',
    }),
    'other-release': translate({
      id: 'offline.failures.otherRelease',
      message:
        'A new version of the documentation is being published. Reload this page in a minute and try again.',
    }),
    silent: translate({
      id: 'offline.failures.silent',
      message: 'The browser stopped the work. What has been saved so far stays. Try again to save the rest.',
    }),
  },
};

export default words;
