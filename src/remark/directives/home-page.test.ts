// What the home page is made from: the countries with their methods, and what is new.
import { describe, expect, it } from 'vitest';
import { render } from '../tests/render';
import { demoSite } from '@gateway-docs/contract/tests';

const site = await demoSite.load();

describe('::countries', () => {
  const { markdown } = render('::countries', site);
  const lines = markdown.split('\n').filter((line) => line.includes('/payment_methods?country='));

  it('names what payers call the methods of a country, and leads to the finder', () => {
    const kenya = lines.find((line) => line.includes('country=KE')) ?? '';
    expect(kenya).toContain('Kenya](/payment_methods?country=KE)');
    expect(markdown).toContain('M-Pesa');
    const brazil = markdown.slice(markdown.indexOf('Brazil]('), markdown.indexOf('Cameroon]('));
    for (const method of ['Pix', 'Boleto', 'PicPay']) expect(brazil.split(method)).toHaveLength(2);
  });

  it('puts countries with the same methods together, behind the others', () => {
    const shared = lines.filter((line) => line.split('?country=').length > 2);
    expect(shared.length).toBeGreaterThan(0);
    expect(lines.slice(-shared.length)).toEqual(shared);
    const all = Array.from(markdown.matchAll(/\?country=([A-Z]{2})/g), ([, code]) => code);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('::changes', () => {
  it('shows the first entries with their labels and leads to the release', () => {
    const [first] = site.changes;
    const { markdown } = render('::changes{latest=2}', site);
    expect(markdown.match(/^ *[-*] /gm)).toHaveLength(2);
    expect(markdown).toContain(`(/changelog#${first?.anchor ?? ''})`);
  });

  it.each(['::changes{latest=0}', '::changes{latest=many}'])('stops at %s', (directive) => {
    expect(() => render(directive, site)).toThrow('latest is how many entries to show');
  });
});
