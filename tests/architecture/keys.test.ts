import { expect, it } from 'vitest';
import { linesWith, sourceFiles } from './support/tree';

/** A handler that asks the event itself for its key, in the ways in which handlers do. */
const OWN_QUESTION =
  /\b(event|e)\.(nativeEvent\.)?(key|code|keyCode|which)\b|\{[^}]*\bkey\b[^}]*\}: \w*Event/;
/** Something is done when a key goes down or up. A list of event names asks no key. */
const HANDLER = /addEventListener\('key|onKey(Down|Up|Press)=/;

it('a handler of keys asks `pressedKey`, which leaves the keys of an input method alone', () => {
  const files = sourceFiles(['src', 'packages'], /(?<!\.test)\.tsx?$/);
  const handlers = files.filter(({ text }) => HANDLER.test(text));
  expect(handlers.length).toBeGreaterThan(4);
  expect(handlers.filter(({ text }) => !text.includes('pressedKey(')).map(({ file }) => file)).toEqual([]);
  expect(linesWith(handlers, OWN_QUESTION)).toEqual([]);
  // The pattern knows the ways in which handlers have been written here.
  for (const written of [
    "if (event.key === 'Escape') close();",
    'target(event.nativeEvent.key, 0)',
    'function onKey({ key }: KeyboardEvent): void {',
  ])
    expect(written).toMatch(OWN_QUESTION);
});
