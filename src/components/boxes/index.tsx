/** Components that are an element with a look: their content is Markdown, and the style sheet beside this file draws it. */
import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import texts from '../../../data/texts/components/boxes.json';
import layout from './layout.module.css';
import lists from './lists.module.css';
import marks from './marks.module.css';
import tasks from './tasks.module.css';

type Attributes = ComponentProps<'div'> & Readonly<Record<`data-${string}`, string>>;

/** @returns a component that is an element with these attributes; it may have an anchor */
const box = (attributes: Attributes, Element: 'div' | 'nav' | 'span' = 'div') =>
  function Box({ id, children }: Pick<ComponentProps<'div'>, 'id' | 'children'>): ReactNode {
    useBrokenLinks().collectAnchor(id);
    return (
      <Element {...attributes} id={id}>
        {children}
      </Element>
    );
  };

/** @returns a component that is a word with a colour for each kind */
const word =
  (className: string | undefined) =>
  ({ kind, children }: { readonly kind: string; readonly children: ReactNode }): ReactNode => (
    <span className={clsx(className, marks[kind])}>{children}</span>
  );

/** The line below the title of an operation: its address, then the way to its other version, at both ends as long as there is room. */
export const AddressLine = box({ className: layout.addressLine });

/** A text and its sample: side by side on wide screens, one after the other elsewhere. */
export const Beside = box({ className: layout.beside });

/** The text of `Beside`. */
export const BesideText = box({ className: layout.besideText });

/** The sample of `Beside`; it stays in view while the text scrolls. */
export const BesideSample = box({ className: layout.besideSample });

/** A bullet list of links as cards: `- [Title](/route) what is there`. */
export const CardLinks = box({ className: lists.cards });

/** The entries of a release: a list whose items begin with a `Label`. */
export const Changes = box({ className: lists.changes });

/** A list to go through: each item begins with its name in bold. Without JavaScript a list with empty boxes, also on paper. */
export const Checklist = box({ className: tasks.checklist, 'data-checklist': '' });

/** A list of countries as a grid: each item has flag, name with a link, and the methods there. */
export const Countries = box({ className: lists.countries, 'data-lazy': 'never' });

/** Ways into the documentation, side by side: each is a `Door`. */
export const Doors = box({ className: lists.doors, 'data-lazy': 'never' });

/** One way in: a heading, a line that says for whom, and the pages that are used most. */
export const Door = box({ className: lists.door });

/** The line below a page that says what of it was executed, and when. */
export const Executed = box({ className: layout.executed });

/** The short facts of a payment method: a list, drawn as a row of chips. The closed table below has all facts. */
export const FactChips = box({ className: lists.chips });

/** The opening of the home page: what the site promises at the left, and a sample at the right where there is room. */
export const Hero = box({ className: layout.hero });

/** What the reader gets from a page: the first sentence below its title, larger than the text. */
export const Lead = box({ className: layout.lead });

/** Numbered steps: an ordered list with a line from step to step. */
export const Steps = box({ className: tasks.steps });

/** Links to the parts of a guide that most readers come for: a paragraph, drawn as a row of buttons. */
export const PartLinks = box({ className: marks.parts, 'aria-label': texts.parts }, 'nav');

/**
 * Leads to the same operation in the other version: a paragraph with this version in bold and the other as a link; once scripts run, to the
 * same place of it (`VersionSwitch/behaviour.ts`).
 */
export const VersionSwitch = box(
  { className: marks.switch, 'aria-label': texts.versions, 'data-same-place': '' },
  'nav',
);

/** Leads to one direction of payments of a guide for both: a paragraph with a link to each. What follows is the first one's. */
export const DirectionSwitch = box(
  {
    className: clsx(marks.switch, 'gw-directions'),
    'aria-label': texts.directions,
    'data-direction': 'payin',
  },
  'nav',
);

/** Stands before what a guide for both directions says of payouts. */
export const PayoutBegins = box({ className: 'gw-payout-begins', 'data-direction': 'payout' });

/** Stands before what a guide says of both directions. */
export const DirectionsEnd = box({ className: 'gw-directions-end', 'data-direction': 'both' });

/** What a table cell adds to its text, below it: a constraint, an example, a link to the fields of an object. Short ones share a line. */
export const Fact = box({ className: marks.fact }, 'span');

/** A short mark beside a name: `required` or `deprecated`. */
export const Flag = word(marks.flag);

/** A word at the head of a row or an entry: which way money goes (`payin`, `payout`), or what a change is for a merchant (`breaking`, `added`, `fixed`, `documentation`). It is never broken. */
export const Label = word(marks.label);

/** Leads to the test bench, which plays a scenario at once. An `a`, since the part behind `#` is no place of that page; a program that reads
 * pages has no use for it, which `data-markdown-ignore` tells those that compare a page with its Markdown. */
export const Reproduce = ({ scenario }: { readonly scenario: string }): ReactNode => (
  <>
    {' '}
    <a
      className={marks.reproduce}
      href={`${useBaseUrl('/run')}#${scenario}`}
      data-needs-script=""
      data-markdown-ignore=""
    >
      {texts.reproduce}
    </a>
  </>
);
