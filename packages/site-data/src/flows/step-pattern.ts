/**
 * What the gateway of a page does, and which of it makes a step of a sequence diagram. The build derives the patterns from the flow; the page
 * compares them with what has happened. Both are plain data.
 */

/**
 * `request`: the merchant calls. `response`: the gateway responds to it. `change`: a transaction gets another status by its payer or by the
 * gateway. `callback`: the gateway calls the merchant. `acknowledgement`: the merchant responds to that.
 */
export type EventKind = 'request' | 'response' | 'change' | 'callback' | 'acknowledgement';

/** What has to be true of an event for a step to be this event. What is left out may be anything. */
export interface StepPattern {
  readonly kind: EventKind;
  /** Endpoints, one of which was called: `transaction/pay`, `service/{service_id}`. */
  readonly calls?: readonly string[] | undefined;
  /** One of them. */
  readonly statuses?: readonly number[] | undefined;
  /** One of them. */
  readonly reasons?: readonly number[] | undefined;
  /** One of them; without them the call has succeeded. */
  readonly errors?: readonly number[] | undefined;
  /** Names of members and values of lists: all of them are in the body. */
  readonly words?: readonly string[] | undefined;
  /** What the merchant's server responds. */
  readonly httpStatus?: number | undefined;
}

/** Where a step stands: index of a run of steps or of a choice, of the branch in it, and in the branch. */
export type StepPosition = `${number}-${number}-${number}`;

/** The steps of a picture that can be marked. */
export type StepPatterns = Readonly<Record<StepPosition, StepPattern>>;

/** Something that the gateway of a page has done, or that was done to it. */
export interface FlowEvent {
  readonly kind: EventKind;
  /** Of the transaction; left out for a call that is about none. */
  readonly transaction?: number | undefined;
  /** Path of the call; only of a request and its response. */
  readonly path?: string | undefined;
  readonly status?: number | undefined;
  readonly reason?: number | undefined;
  /** Code of the envelope, 0 for success; only of a response. */
  readonly error?: number | undefined;
  /** Names of the members that have a value, and the texts among the values; only where there is a body. */
  readonly words?: ReadonlySet<string> | undefined;
  readonly httpStatus?: number | undefined;
}
