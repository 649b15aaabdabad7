// The Postman collections with variables as people paste them: a line feed at the end changes nothing that is sent, and a wrong one is named.
import { Collection, VariableScope, type Item } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { postmanCollection } from '@gateway-docs/contract/postman';
import { demoSite } from '@gateway-docs/contract/tests';
import { send } from '../../built-site/support/postman';

const source = { ...(await demoSite.load()), pageOf: () => '/' };
const NOW = 1735689600000;

describe.each(['v1', 'v2'] as const)('the collection of %s', (version) => {
  const collection = new Collection(postmanCollection(version, source));
  const items: Item[] = [];
  collection.forEachItem((item) => items.push(item));

  /** The variables of the collection, each value changed. */
  function variablesWith(change: (value: string, key: string) => string): VariableScope {
    const values = collection.variables.all().map(({ key, value }) => ({ key, value: change(value, key) }));
    return new VariableScope({ values });
  }

  it('sends the same with blanks and line feeds around its variables', () => {
    for (const item of items) {
      const variables = variablesWith((value) => ` ${value}\r\n`);
      const sent = send(collection, item, { now: NOW, variables });
      expect(sent, item.name).toEqual(send(collection, item, { now: NOW }));
      expect(variables.get('api_url')).toBe(source.operator.hosts.sandbox);
    }
  });

  it.each([
    ['api_url', ''],
    ['api_url', '127.0.0.1:8080'],
    ['point_id', '4021 4022'],
    ['api_token', ' \n'],
    ['api_token', 'demo\u200btoken'],
  ])('refuses %s=%j by its name', (wrong, value) => {
    const variables = variablesWith((documented, key) => (key === wrong ? value : documented));
    const [item] = items;
    if (!item) throw new Error('The collection is empty');
    expect(() => send(collection, item, { now: NOW, variables })).toThrow(`The variable ${wrong} is empty`);
  });
});
