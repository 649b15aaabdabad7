/**
 * Kinds of English that reads as translated, each with the better word. `rules.ts` looks for them on pages, in the texts of
 * `api/` and `data/`, and in the diagrams. Every pattern is an error: the sentence is written again, the pattern is not made narrower.
 */
type List = readonly (readonly [pattern: RegExp, instead: string])[];

/**
 * A call, a callback and a person's letter get a response; an answer belongs to a question. The lookarounds leave questions, and the
 * quoted label of a screen.
 */
export const RESPONSES: List = [
  [
    /(?<!\bquestions?\b[^.]{0,60})(?<!\bsecurity )\banswer(s|ed|ing)?\b(?![^.]{0,40}\bquestions?\b)/i,
    'write response, respond or return; only a question has an answer',
  ],
  [/\brefusals?\b/i, 'write decline (of a payment), rejection or error (of a request)'],
  [
    /\b(banks?|issuers?|acquirers?|schemes?|networks?|wallets?|operators?|cards?|payers?|apps?|gateway|chains?|shops?|tills?|clerks?|sandbox) refuse[sd]?\b|\b(payments?|payouts?|refunds?|cards?|codes?|orders?|requests?|calls?|keys?|signature|callback) (is|are|was|were) refused\b/i,
    'a bank, a wallet or a payer declines a payment, the gateway rejects a request: write "declines" or "rejects"',
  ],
];

/** Words of old books and of dictionaries, where plain English has one that every reader knows. */
export const TRANSLATED_WORDS: List = [
  [/\b(anew|afresh)\b/i, 'write "again", or say what is new: "a new quote"'],
  [/\b(whoever|whomever)\b/i, 'write "anyone who", or name the person'],
  [/\bat times\b/i, 'write "sometimes", or say when'],
  [/\bshall\b/i, 'write "must", "will" or "should"'],
  [/\bwish(es|ed)?\b/i, 'write "want" or "request"'],
  [/\bmoments?\b/i, 'write "time", "timestamp", "point", or say until when'],
  [/\bthe whole world\b|\bthe world\b/i, 'name the countries, or leave it out'],
  [
    /\b(hence|thus|thereby|thereof|therein|therewith|whereby|hereby|henceforth|lest|amongst|whilst|upon)\b/i,
    'write "so", "by", "of it", "while", "on"',
  ],
  [/\b(nought|in vain|of old|ere|needs not|dearer|dearest)\b/i, 'write it in the words of today'],
  [/\b(among others|be it)\b/i, 'give the list, or "for example"'],
  [/\bstands? in (for\b)?/i, 'write "replaces" or "is in"'],
  [/\bstands? (on|at|under|beside|above|below|there|here|behind|before|beneath)\b/i, 'write "is"'],
  [/\blets? (?:[\w`]+ ){1,6}go\b/i, 'money that was reserved or held is released: write "releases"'],
  [
    /\b(gives?|gave|given|giving) (?:(?:it|them|the \w+|money|a part|all) )?back\b/i,
    'write refund or return',
  ],
  [
    /\btells? (the|a|an|two|three|their|its|both) (numbers?|codes?|amounts?|address(es)?)\b/i,
    'write "gives"',
  ],
  [/\bdoes not come about\b/i, 'write "fails" or "does not happen"'],
  [/\bfor the rest\b|\bas a rule\b|\bwith it\b(?= comes)/i, 'say it directly'],
  [/\b(lends?|lent)\b(?! (no )?money)/i, 'write "gives for a time", "assigned" or "in use"'],
  [/\b(no|free|other|different) requisites\b/i, 'write account, card number or bank details'],
  [/\b(at which|first|second|called) gates?\b/i, 'write "stage", or name the check'],
  [/\bhalf-?way\b/i, 'say what has happened and what has not'],
  [/\bwhose turn\b/i, 'write "who acts next"'],
  [/\bway back\b(?! to you)/i, 'write return, refund or recall'],
  [/\b(has|have) to be (proved|proven|tested)\b|\b(is|are) wanted\b/i, 'say who does it: "test", "ask for"'],
  [/\b(transaction|payout) numbers?\b|\bnumber of (the|a) (transaction|payout)\b/i, 'write id'],
  [/\b(by|of) (itself|themselves)\b/i, 'write "automatically", "alone", or leave it out'],
  [/\b(dear|costly) lesson\b/i, 'name the cost'],
];

/** Verb or adverb first, subject last: the order of another language. */
export const INVERSIONS: List = [
  [
    /(?:^|[.:;!?] )So (?!(that|far|long|much|many) )/,
    'start with the subject; the reader sees what follows from what',
  ],
  [
    /(?:^|[.:;] )(Only|Not|Never|Nowhere|Neither|Rarely|Seldom|Here|There|Then|So|Thus)(?: (?:then|now|here|there|before|until|after|afterwards|so))? (comes?|goes|lies|stands|begins|belongs?|follows|does|do|did|can|may|must|will|has|have|is it|are they)\b(?! (?:not|nothing|no)\b)(?=[^?]*$)/,
    'put the subject first: "The callback comes only then"',
  ],
  [/\bso (does|do|is|are|has|have|can|must|will) (the|a|an|your|its|their)\b/i, 'write "the … does too"'],
];

/** A noun that hides a verb, or a passive that hides who has to act. */
export const NOUNS_FOR_VERBS: List = [
  [
    /\b(makes?|made|making|does|do|did|performs?|carr(?:y|ies) out|effects?) (?:a|an|the) (check|comparison|decision|choice|payment of|repetition|calculation|verification|validation|confirmation|correction|lookup)\b/i,
    'write the verb: check, compare, decide, choose',
  ],
  [/\b(takes? place|took place|takes? effect on)\b/i, 'say who does it, and the verb'],
  [/\bis a matter of\b/i, 'say what it depends on'],
  [
    /\bthe (sending|reading|making|asking|checking|storing|repeating|creating|showing) of\b/i,
    'write the verb',
  ],
  [/\bin case of\b/i, 'write "if" and a sentence'],
  [
    /\bit is (asked|expected|wanted|hoped|recommended|advised|said|known|thought|believed)\b/i,
    'say who does',
  ],
];

/** A saying where a fact was wanted. */
export const APHORISMS: List = [
  [
    /\b(is|are|costs?) (worth|cheaper|dearer|better|worse|safer) than (any|no|a hundred|ten|all)\b/i,
    'give the fact',
  ],
  [/\bis worth (a|an|the|more|any)\b/i, 'say what it brings, or that it is a target'],
  [
    /\b(is half the|the mother of|the enemy of|the friend of|the price of being|the rest is)\b/i,
    'give the fact',
  ],
  [
    /\b(weak|strong) point is\b|\bsaves? (a|many|the) (call|mail|letter|evening|afternoon|friendship)s?\b/i,
    'give the fact',
  ],
  [/\bearns? its (place|keep)\b|\bpays? for itself\b/i, 'give the fact'],
];

/** Where sources differ, say which; where they do not, give the number. */
export const HEDGES: List = [
  [/\b(typically|normally)\b/i, 'give the number with its source, or say on what it depends'],
  [/\busually\b/i, 'give the number with its source, or say on what it depends'],
];
