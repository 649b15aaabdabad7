// Each rule of api/releases/README.md, provoked: the class of a change follows from who sends the value.
import { describe, expect, it } from 'vitest';
import { compareContracts } from './compare';
import { compareFields } from './compare-fields';
import type { SnapshotCall, SnapshotField } from './snapshot';

const string = (more: Partial<SnapshotField> = {}): SnapshotField => ({ type: 'string', text: 'a', ...more });

/** The class of a change for the merchant who sends the value, and for the merchant who reads it. */
const both = (before: Partial<SnapshotField>, after: Partial<SnapshotField>) =>
  (['merchant', 'gateway'] as const).map((sender) =>
    compareFields(string(before), string(after), sender)
      .map((change) => change.class)
      .join(),
  );

describe('compareFields', () => {
  it.each([
    ['nothing', {}, {}, '', ''],
    ['required', {}, { required: true }, 'breaking', 'additive'],
    ['optional', { required: true }, {}, 'additive', 'breaking'],
    ['null allowed', {}, { nullable: true }, 'additive', 'breaking'],
    ['null refused', { nullable: true }, {}, 'breaking', 'additive'],
    ['another type', {}, { type: 'integer' }, 'breaking', 'breaking'],
    ['a wider type', { type: 'integer' }, { type: 'number' }, 'additive', 'breaking'],
    ['a narrower type', { type: 'integer or string' }, {}, 'breaking', 'additive'],
    ['a value more', { enum: ['a'] }, { enum: ['a', 'b'] }, 'additive', 'additive'],
    ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }, 'breaking', 'additive'],
    ['another value', { const: 'a' }, { const: 'b' }, 'breaking', 'additive'],
    ['a list of values', {}, { enum: ['a'] }, 'breaking', 'additive'],
    ['a longer text', { maxLength: 5 }, { maxLength: 9 }, 'additive', 'breaking'],
    ['a shorter text', { maxLength: 9 }, { maxLength: 5 }, 'breaking', 'additive'],
    ['a higher floor', { minimum: 1 }, { minimum: 5 }, 'breaking', 'additive'],
    ['a limit that is new', {}, { maximum: 5 }, 'breaking', 'additive'],
    ['a limit that is gone', { maximum: 5 }, {}, 'additive', 'breaking'],
    ['another pattern', { pattern: 'a' }, { pattern: 'b' }, 'breaking', 'breaking'],
    ['a format that is gone', { format: 'uri' }, {}, 'additive', 'breaking'],
    ['longer items', { items: { maxLength: 5 } }, { items: { maxLength: 9 } }, 'additive', 'breaking'],
    ['another default', { default: 1 }, { default: 2 }, 'breaking', 'text'],
    ['other words', {}, { text: 'b' }, 'text', 'text'],
  ] as const)('%s', (_, before, after, merchant, gateway) => {
    expect(both(before, after)).toEqual([merchant, gateway]);
  });

  it.each([
    ['an equal list of values', { enum: ['a', 'b'] }, { enum: ['a', 'b'] }, '', ''],
    ['values that differ in part', { enum: ['a', 'b'] }, { enum: ['b', 'c'] }, 'breaking', 'additive'],
    ['a list of values that is gone', { enum: ['a'] }, {}, 'additive', 'additive'],
    ['a floor that is gone', { minimum: 1 }, {}, 'additive', 'breaking'],
    ['a floor that is new', {}, { minLength: 1 }, 'breaking', 'additive'],
    ['a format that is new', {}, { format: 'uri' }, 'breaking', 'additive'],
    ['another format', { format: 'uri' }, { format: 'date' }, 'breaking', 'breaking'],
    [
      'a type with nothing in common',
      { type: 'integer or null' },
      { type: 'null or string' },
      'breaking',
      'breaking',
    ],
    ['items that are new', {}, { items: { maxLength: 5 } }, 'breaking', 'additive'],
  ] as const)('%s', (_, before, after, merchant, gateway) => {
    expect(both(before, after)).toEqual([merchant, gateway]);
  });

  it('says of what is new or gone that there is none', () => {
    const said = (before: Partial<SnapshotField>, after: Partial<SnapshotField>) =>
      compareFields(string(before), string(after), 'merchant').map(({ what }) => what);
    expect(said({}, { pattern: 'a' })).toEqual(['pattern is "a", was none']);
    expect(said({ maximum: 5 }, {})).toEqual(['maximum is none, was 5']);
  });

  it('says both values', () => {
    expect(compareFields(string({ maximum: 5 }), string({ maximum: 9 }), 'merchant')).toEqual([
      { class: 'additive', what: 'maximum is 9, was 5' },
    ]);
  });
});

const call = (fields: SnapshotCall['fields'], more: Partial<SnapshotCall> = {}): SnapshotCall => ({
  id: 'pay',
  direction: 'call',
  address: 'POST /pay',
  credentials: 'signature',
  errors: [],
  statuses: [],
  text: 'a',
  fields,
  ...more,
});

const changes = (before: SnapshotCall | undefined, after: SnapshotCall | undefined) =>
  compareContracts(before ? { 'v2 pay': before } : {}, after ? { 'v2 pay': after } : {}).map(
    ({ call: name, field, class: kind, what }) => [name, field, kind, what].filter(Boolean).join(': '),
  );

describe('compareContracts', () => {
  it('knows a call that is new, gone, or elsewhere', () => {
    expect(changes(undefined, call({}))).toEqual(['v2 pay: additive: new']);
    expect(changes(call({}), undefined)).toEqual(['v2 pay: breaking: removed']);
    expect(changes(call({}), call({}, { address: 'POST /take' }))).toEqual([
      'v2 pay: breaking: address is POST /take, was POST /pay',
    ]);
    expect(changes(call({}), call({}, { credentials: 'bearer' }))).toEqual([
      'v2 pay: breaking: authenticated by bearer',
    ]);
  });

  it('gives each change the id of its call, also of one that is gone', () => {
    const ids = (before: Record<string, SnapshotCall>, after: Record<string, SnapshotCall>) =>
      compareContracts(before, after).map(({ id }) => id);
    expect(ids({}, { 'v2 pay': call({}) })).toEqual(['pay']);
    expect(ids({ 'v2 take': call({}, { id: 'take' }) }, {})).toEqual(['take']);
  });

  it('names the outermost value that is new or gone', () => {
    const payer = {
      'request payer': string({ type: 'object' }),
      'request payer.name': string({ required: true }),
    };
    expect(changes(call({}), call(payer))).toEqual(['v2 pay: request payer: additive: new']);
    expect(changes(call(payer), call({}))).toEqual(['v2 pay: request payer: breaking: removed']);
  });

  it('breaks who has to send more, and not who gets more', () => {
    const demanded = {
      'request a': string({ required: true }),
      'response 200 a': string({ required: true }),
    };
    expect(changes(call({}), call(demanded))).toEqual([
      'v2 pay: request a: breaking: new, and required',
      'v2 pay: response 200 a: additive: new',
    ]);
    expect(changes(call({}, { direction: 'callback' }), call(demanded, { direction: 'callback' }))).toEqual([
      'v2 pay: request a: additive: new',
      'v2 pay: response 200 a: breaking: new, and required',
    ]);
  });

  it('lets an error go, and no other response', () => {
    const before = call({ 'response 200 id': string(), 'response 409 error': string() });
    expect(changes(before, call({ 'response 200 id': string() }))).toEqual([
      'v2 pay: response 409 error: additive: removed',
    ]);
    expect(changes(before, call({ 'response 409 error': string() }))).toEqual([
      'v2 pay: response 200 id: breaking: removed',
    ]);
  });

  it('breaks who reads an error of which a part goes', () => {
    const before = call({ 'response 409 error': string(), 'response 409 error.code': string() });
    expect(changes(before, call({ 'response 409 error': string() }))).toEqual([
      'v2 pay: response 409 error.code: breaking: removed',
    ]);
    const callback = call({ 'request response 409': string() });
    expect(changes(callback, call({}))).toEqual(['v2 pay: request response 409: breaking: removed']);
  });

  it('tells of codes that no longer come', () => {
    expect(changes(call({}, { errors: [203, 204], statuses: [1] }), call({}, { errors: [203] }))).toEqual([
      'v2 pay: additive: no longer error 204',
      'v2 pay: additive: no longer status 1',
    ]);
  });

  it('takes a new error code as the site announces it', () => {
    expect(changes(call({}, { errors: [203] }), call({}, { errors: [203, 204] }))).toEqual([
      'v2 pay: additive: new error 204',
    ]);
  });
});
