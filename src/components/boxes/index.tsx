/** Components that are an element with a look: their content is Markdown, and a style sheet beside this file draws it. */
import React, { type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import addressLine from './AddressLine.module.css';
import beside from './Beside.module.css';
import cardLinks from './CardLinks.module.css';
import changes from './Changes.module.css';
import checklist from './Checklist.module.css';
import countries from './Countries.module.css';
import doors from './Doors.module.css';
import executed from './Executed.module.css';
import factChips from './FactChips.module.css';
import hero from './Hero.module.css';
import lead from './Lead.module.css';
import steps from './Steps.module.css';

interface Props {
  /** Anchor. */
  readonly id?: string;
  readonly children: ReactNode;
}

interface Attributes {
  readonly className: string | undefined;
  readonly 'data-checklist'?: string;
}

/** @returns a component that is an element with these attributes */
const box = (attributes: Attributes) =>
  function Box({ id, children }: Props): ReactNode {
    useBrokenLinks().collectAnchor(id);
    return (
      <div {...attributes} id={id}>
        {children}
      </div>
    );
  };

/** The line below the title of an operation: its address, then the way to its other version, at both ends as long as there is room. */
export const AddressLine = box({ className: addressLine.line });

/** A text and its sample: side by side on wide screens, one after the other elsewhere. */
export const Beside = box({ className: beside.beside });

/** The text of `Beside`. */
export const BesideText = box({ className: beside.text });

/** The sample of `Beside`; it stays in view while the text scrolls. */
export const BesideSample = box({ className: beside.sample });

/** A bullet list of links as cards: `- [Title](/route) what is there`. */
export const CardLinks = box({ className: cardLinks.cards });

/** The entries of a release: a list whose items begin with a `Label`. */
export const Changes = box({ className: changes.changes });

/** A list to go through: each item begins with its name in bold. Without JavaScript a list with empty boxes, also on paper. */
export const Checklist = box({ className: checklist.checklist, 'data-checklist': '' });

/** A list of countries as a grid: each item has flag, name with a link, and the methods there. */
export const Countries = box({ className: countries.countries });

/** Ways into the documentation, side by side: each is a `Door`. */
export const Doors = box({ className: doors.doors });

/** One way in: a heading, a line that says for whom, and the pages that are used most. */
export const Door = box({ className: doors.door });

/** The line below a page that says what of it was executed, and when. */
export const Executed = box({ className: executed.executed });

/** The short facts of a payment method: a list, drawn as a row of chips. The closed table below has all facts. */
export const FactChips = box({ className: factChips.chips });

/** The opening of the home page: what the site promises at the left, and a sample at the right where there is room. */
export const Hero = box({ className: hero.hero });

/** What the reader gets from a page: the first sentence below its title, larger than the text. */
export const Lead = box({ className: lead.lead });

/** Numbered steps: an ordered list with a line from step to step. */
export const Steps = box({ className: steps.steps });
