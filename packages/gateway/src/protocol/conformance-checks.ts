/**
 * What the examiner of the local gateway checks: the list that its reports and the page "Run the gateway on your machine" show. The code of
 * each check is in `sandbox/exam`, by the same id.
 */
export interface ConformanceCheck {
  readonly id: string;
  readonly title: string;
  /** What the examiner does, and what has to come back. */
  readonly does: string;
  /** What it costs when the check fails. */
  readonly matters: string;
  /** Page and section to read, as a route of the site. */
  readonly read: string;
}

/** Of a handler of version 2 callbacks. */
export const CALLBACK_CHECKS = [
  {
    id: 'genuine',
    title: 'A genuine callback is accepted',
    does: 'Sends one signed callback of a paid transaction; a 2xx has to come within the time-out.',
    matters: 'Without it you learn no result at all, and the gateway gives up after its last attempt.',
    read: '/callbacks#handle',
  },
  {
    id: 'raw-bytes',
    title: 'The signature is checked over the raw bytes',
    does: 'Sends a signed callback with spaces, escaped slashes, a name beyond ASCII and a line feed at its end; it has to be accepted.',
    matters:
      'A handler that parses the body and writes it again refuses genuine callbacks as soon as the bytes differ.',
    read: '/callbacks#raw-body',
  },
  {
    id: 'forged',
    title: 'A forged callback is refused',
    does: 'Sends a callback that is signed with another token; a 4xx has to come.',
    matters: 'Anybody who knows the address could mark orders as paid.',
    read: '/callbacks#verify',
  },
  {
    id: 'altered',
    title: 'An altered callback is refused',
    does: 'Sends a genuine signature with another amount in the body; a 4xx has to come.',
    matters: 'A handler that checks only whether a signature is there trusts every amount.',
    read: '/callbacks#verify',
  },
  {
    id: 're-serialised',
    title: 'A callback that was serialised again is refused',
    does: 'Sends the signature of one text with another text of the same values; a 4xx has to come.',
    matters: 'It shows that the bytes are checked and not a copy of the values.',
    read: '/callbacks#raw-body',
  },
  {
    id: 'unsigned',
    title: 'A callback without a signature is refused',
    does: 'Sends a callback without X-Signature; a 4xx has to come, and no 5xx.',
    matters: 'A handler that lets it pass needs no forger.',
    read: '/callbacks#verify',
  },
  {
    id: 'stale',
    title: 'A stale callback is refused',
    does: 'Sends a callback whose X-Timestamp lies an hour back, rightly signed; a 4xx has to come.',
    matters: 'A callback that somebody has recorded could be played again at any later time.',
    read: '/callbacks#verify',
  },
  {
    id: 'duplicate',
    title: 'A duplicate is accepted',
    does: 'Delivers the same callback twice, with a new timestamp; both have to get a 2xx.',
    matters:
      'The gateway delivers again when your response was lost. An error on the second delivery makes it repeat until it gives up.',
    read: '/callbacks#once',
  },
  {
    id: 'reordered',
    title: 'An older callback after a newer one is accepted',
    does: 'Delivers revision 4 and then revision 3 of one transaction; both have to get a 2xx.',
    matters: 'Callbacks may overtake each other. An error on the older one makes the gateway repeat it.',
    read: '/callbacks#order',
  },
  {
    id: 'concurrent',
    title: 'The same callback at the same time is accepted',
    does: 'Delivers one callback ten times at once; every one has to get a 2xx.',
    matters: 'Two attempts can arrive together. Where the key is not unique, the goods go out twice.',
    read: '/callbacks#once',
  },
  {
    id: 'partly-reversed',
    title: 'A partly reversed payment is accepted',
    does: 'Delivers status 1 with a higher revision and a reversed_amount; a 2xx has to come.',
    matters: 'A refund in parts keeps the status, so a handler that looks at the status alone misses it.',
    read: '/callbacks#actions',
  },
  {
    id: 'late-success',
    title: 'A late success is accepted',
    does: 'Delivers status 5, expired, and then status 1 of the same transaction; both have to get a 2xx.',
    matters:
      'Cash and transfers can arrive after the end. A handler that takes status 5 as the last word loses the money.',
    read: '/callbacks#actions',
  },
  {
    id: 'unknown-status',
    title: 'An unknown status is accepted',
    does: 'Delivers a status that the documentation does not list; a 2xx has to come.',
    matters: 'New statuses may be added. Store it, act on none, and ask find.',
    read: '/response_format#fields',
  },
  {
    id: 'unknown-member',
    title: 'An unknown member is accepted',
    does: 'Delivers a body with one member more; a 2xx has to come.',
    matters: 'New members are added without a new version. A strict parser stops every callback on that day.',
    read: '/response_format#fields',
  },
] as const satisfies readonly ConformanceCheck[];

/** Of a handler of version 1 callbacks. */
export const V1_CHECKS = [
  {
    id: 'v1-callback',
    title: 'A version 1 callback is accepted',
    does: 'Sends the GET request with the number of the transaction; a 2xx has to come within the time-out.',
    matters: 'Payments that were made by version 1 call back in this way alone.',
    read: '/callbacks_get#handle',
  },
  {
    id: 'v1-duplicate',
    title: 'A version 1 duplicate is accepted',
    does: 'Sends the same GET request twice; both have to get a 2xx.',
    matters: 'The gateway delivers again when your response was lost.',
    read: '/callbacks_get#handle',
  },
] as const satisfies readonly ConformanceCheck[];

/** Of a client. */
export const CLIENT_CHECKS = [
  {
    id: 'signs',
    title: 'The client signs and pays',
    does: 'Answers as documented; one transaction has to exist at the end.',
    matters: 'Nothing else can be examined without it.',
    read: '/request_format#signing-rule',
  },
  {
    id: 'lost-response',
    title: 'A lost response leads to no second payment',
    does: 'Carries the payment out and closes the connection. The client has to ask with the same external_transaction_id, and not to pay under a new one.',
    matters: 'A new number after a lost response is a second payment of the same order.',
    read: '/request_format#outcome-unknown',
  },
  {
    id: 'lost-request',
    title: 'A lost request is sent again with its number',
    does: 'Closes the connection before anything was carried out. The client has to ask or to send again with the same external_transaction_id.',
    matters: 'The client cannot tell this from a lost response, so it has to do what is right in both cases.',
    read: '/request_format#outcome-unknown',
  },
  {
    id: 'no-json',
    title: 'An error page of a proxy leads to no second payment',
    does: 'Carries the payment out and answers HTTP 502 with HTML. The client has to ask with the same external_transaction_id.',
    matters: 'An HTTP status of a proxy says nothing about the payment.',
    read: '/response_format#unknown',
  },
  {
    id: 'duplicate-number',
    title: 'A number that is taken leads to find',
    does: 'Carries the payment out and answers that the number is taken. The client has to call find with it, and not to pay under a new one.',
    matters: 'The number is taken because the first attempt has worked.',
    read: '/request_format#idempotency',
  },
  {
    id: 'rate-limit',
    title: 'The client waits at the rate limit',
    does: 'Answers the first call that it came too early, with Retry-After. The client has to wait that long and to send the same number.',
    matters: 'Calls that do not wait keep the point at its limit.',
    read: '/request_format#rate-limit',
  },
  {
    id: 'decline',
    title: 'A decline is not tried again by itself',
    does: 'Declines the payment with status 2. The client must not send another payment by itself.',
    matters: 'Card schemes fine repeated attempts, and a payer who tries again may pay twice.',
    read: '/response_format#code-0',
  },
] as const satisfies readonly ConformanceCheck[];

/** Of callbacks of version 1. */
export const V1_LIMIT =
  'Whether version 1 callbacks are genuine: they carry no signature. Call find for each of them.';

/** What no check from outside can prove; every report says it. */
export const CONFORMANCE_LIMITS = [
  'Whether your handler applies a change once: it saw a duplicate accepted, and not what your database did with it.',
  'Whether an older callback is ignored: it saw it accepted.',
  'Whether you compare amount, currency and order with your own, and call find before you deliver.',
  'Whether the API token is kept secret, and whether the handler can be reached from the networks of the gateway alone.',
  V1_LIMIT,
  'What happens in production: it knows this machine and this hour.',
] as const;
