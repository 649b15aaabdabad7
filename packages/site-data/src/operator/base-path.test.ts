import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBasePath } from './check-links';
import { readProfile, siteAddress } from './profile';
import { schema } from './operator-schema';

const { operator } = readProfile(path.resolve(__dirname, '../../../..'), 'data/operator.yaml');

/** What the schema says of a base path; undefined where it is right. */
const message = (base_path: unknown): string | undefined =>
  schema
    .safeParse({ ...operator, base_path })
    .error?.issues.map((issue) => issue.message)
    .join();

const profileWith = (base_path: string) => ({
  operator: { base_path },
  name: 'data/operator.yaml',
  placeOf: () => ' (line 7)',
});

describe('the base path of the profile', () => {
  it.each(['/', '/docs/', '/eu/docs-2/', '/v1.1/', '/~pay/'])('may be %s', (basePath) => {
    expect(message(basePath)).toBeUndefined();
  });

  it('is / where the profile has none', () => {
    const { base_path: _, ...rest } = operator;
    expect(schema.parse(rest).base_path).toBe('/');
  });

  it.each([
    '',
    'docs',
    '/docs',
    'docs/',
    '//',
    '/docs//',
    '//docs/',
    '/../',
    '/docs/./',
    '/a b/',
    '/docs/?x/',
    '/docs#/',
    '/%64ocs/',
    'https://provider.example/docs/',
  ])('may not be %j', (basePath) => {
    expect(message(basePath)).toBe(
      'give the path below which the site lies, with a slash at its beginning and its end, like /docs/; a site of its own has /',
    );
  });

  it.each([
    ['/services/', '/services/pix'],
    ['/sandbox/', '/sandbox/'],
  ])('may not be %s, with which the site itself begins a route', (basePath, same) => {
    expect(() => checkBasePath(profileWith(basePath), ['/', '/callbacks', '/services/pix'])).toThrow(
      `data/operator.yaml: base_path ${basePath} is also how ${same} of this site begins`,
    );
  });

  it.each(['/', '/docs/', '/eu/services/'])('may be %s beside these routes', (basePath) => {
    expect(() => checkBasePath(profileWith(basePath), ['/', '/callbacks', '/services/pix'])).not.toThrow();
  });
});

it('is in every full address of the site', () => {
  const hosts = { site: 'https://provider.example' };
  expect(siteAddress({ hosts, base_path: '/' }, '/callbacks#once')).toBe(
    'https://provider.example/callbacks#once',
  );
  expect(siteAddress({ hosts, base_path: '/docs/' }, '/')).toBe('https://provider.example/docs/');
  expect(siteAddress({ hosts, base_path: '/docs/' }, '/openapi/v2.yaml')).toBe(
    'https://provider.example/docs/openapi/v2.yaml',
  );
});
