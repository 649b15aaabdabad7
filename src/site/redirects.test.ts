import { describe, expect, it } from 'vitest';
import routes from '../../tests/content/routes.json';
import { aliasesOf } from './redirects';

interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
}

describe('aliasesOf', () => {
  it('gives every agreed route exactly its agreed aliases', () => {
    const agreed = (routes as readonly Route[]).map(({ path, aliases = [] }) => [path, [...aliases]]);
    expect((routes as readonly Route[]).map(({ path }) => [path, aliasesOf(path)])).toEqual(agreed);
  });
});
