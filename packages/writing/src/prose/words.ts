/** The words that this site does not use, each with the reason or the word to take. `rules.ts` looks for them. */

type List = readonly (readonly [pattern: RegExp, instead: string])[];

/** Words that say nothing, or that tell a reader who fails that it was easy. */
export const FILLER: List = [
  [/\bsimply\b/i, 'leave it out: what is simple shows itself'],
  [/\bobviously\b/i, 'leave it out, or explain what is not obvious'],
  [/\bof course\b/i, 'leave it out'],
  [/\bplease note\b/i, 'say the thing itself; for a danger use :::warning'],
  [/\bin order to\b/i, 'write "to"'],
  [
    /\b(seamless(ly)?|effortless(ly)?|hassle-free|cutting-edge|world-class|state-of-the-art)\b/i,
    'name the fact behind it',
  ],
  [/\b(robust|powerful|rich set)\b/i, 'name what it does'],
  [/\b(leverag(e|es|ing)|utili[sz](e|es|ing))\b/i, 'write "use"'],
  [/\band\/or\b/i, 'write "or", or both sentences'],
  [/\b(e\.g\.|i\.e\.|etc\.)/i, 'write "for example", "that is", or the whole list'],
];

/** One thing has one name on every page; the search knows the others (data/search/thesaurus). */
export const TERMS: List = [
  [/\bwebhooks?\b/i, 'on this site it is a callback'],
  [/\bpay-?outs?\b(?<!payouts?)/i, 'write payout'],
  [/\b(API key|secret key)\b/i, 'the secret of a point is its API token'],
  [/\bemails?\b(?!_)/i, 'write e-mail; the field is `email`'],
  [/\bQR-code/i, 'write QR code'],
  [/\bcredit-?card number/i, 'write card number: debit cards are cards too'],
  [/\b(canceled|authorisation hold)\b/i, 'write cancelled, or hold'],
  [/(?<!\d )(?<![\d+])\b[1-9]\d{0,2}(?: \d{3})+(?:\.\d\d)?(?= [A-Za-z])/, 'write 1,250.00 with a comma'],
  [/\border ID\b/, 'name the field: `external_order_id` or `external_transaction_id`'],
];

/** Often right, sometimes filler. */
export const ADVICE_WORDS: List = [
  [/\bjust\b/i, 'leave it out where the sentence stands without it'],
  [/\beasi(ly|er|est)\b|\beasy\b/i, 'a reader who fails will not agree'],
  [/\bplease\b/i, 'ask for nothing; say what to do'],
  [/\bvery\b/i, 'leave it out, or give the figure'],
];

/** Link texts that say nothing of the page behind them. */
export const LINK_TEXTS: ReadonlySet<string> = new Set([
  'here',
  'click here',
  'this page',
  'this',
  'link',
  'read more',
  'more',
  'page',
  'documentation',
]);
