import { describe, expect, it } from 'vitest';
import { dereference } from './dereference';

describe('dereference', () => {
  it('puts the target in place of a reference, chains of references too', () => {
    const found = dereference({
      a: { $ref: '#/b' },
      b: { $ref: '#/c/x~1y' },
      c: { 'x/y': { type: 'string' } },
    });
    expect(found.a).toEqual({ type: 'string' });
  });

  it('lets keys beside a reference win over those of the target', () => {
    const found = dereference({
      a: { $ref: '#/b', description: 'own' },
      b: { type: 'string', description: 'shared' },
    });
    expect(found.a).toEqual({ type: 'string', description: 'own' });
    expect(found.b).toEqual({ type: 'string', description: 'shared' });
  });

  it('makes a recursive schema an object that contains itself', () => {
    const found = dereference({
      tree: { properties: { child: { $ref: '#/tree' } } },
      root: { $ref: '#/tree' },
    });
    const root = found.root as { properties: { child: unknown } };
    expect(root.properties.child).toBe(root);
  });

  it('refuses a recursive reference with keys beside it', () => {
    const tree = { properties: { child: { $ref: '#/tree', description: 'own' } } };
    expect(() => dereference({ root: { $ref: '#/tree' }, tree })).toThrow(/#\/tree is recursive/);
  });

  it('names a reference that points to nothing', () => {
    expect(() => dereference({ a: { $ref: '#/components/schemas/transacton' } })).toThrow(
      '#/components/schemas/transacton points to nothing in the document.',
    );
  });

  it('leaves the document that it was given alone', () => {
    const document = { a: { $ref: '#/b', description: 'own' }, b: { type: 'string' } };
    dereference(document);
    expect(document).toEqual({ a: { $ref: '#/b', description: 'own' }, b: { type: 'string' } });
  });
});
