import { describe, expect, it } from 'vitest';
import type { FooterLinkItem } from '@docusaurus/theme-common';
import type { Operator } from '@gateway-docs/site-data/operator';
import { announcementBar, footer, navbar } from './frame';

const operator = {
  brand: 'Fish & <Sons>',
  site_version: '1.2.3',
  copyright_year: 2030,
  base_path: '/v1.0/docs/',
  support: { email: 'help@fish.example', channels: [] as Operator['support']['channels'] },
  legal: [] as Operator['legal'],
  hosts: {
    cabinet: 'https://cabinet.fish.example',
    knowledge_hub: 'https://notes.fish.example',
    marketing: 'https://www.fish.example',
  },
} as Operator;

describe('what the profile puts into the theme options', () => {
  it('writes brand, year and version into the footer, safe inside HTML', () => {
    expect(footer(operator).copyright).toBe('© 2030 Fish &amp; &lt;Sons&gt;. Documentation version 1.2.3.');
  });

  it('leads from the footer to support, the status page and the legal pages, when there are any', () => {
    const links = (more: Partial<Operator>) =>
      (footer({ ...operator, ...more }).links as FooterLinkItem[]).map(({ label, to, href }) => [
        label,
        to ?? href,
      ]);
    const usual = links({});
    expect(usual.at(-1)).toEqual(['Support', 'mailto:help@fish.example']);
    const whole = links({
      support: { ...operator.support, channels: [{ label: 'Chat', to: 'https://chat.fish.example' }] },
      status_page: 'https://status.fish.example',
      legal: [
        { label: 'Imprint', to: 'https://www.fish.example/imprint' },
        { label: 'Security', to: '/security' },
      ],
    });
    expect(whole.slice(usual.length)).toEqual([
      ['Chat', 'https://chat.fish.example'],
      ['Status', 'https://status.fish.example'],
      ['Imprint', 'https://www.fish.example/imprint'],
      ['Security', '/security'],
    ]);
  });

  it('does not write the brand beside a logo that says it', () => {
    expect(navbar(operator, { src: 'img/logo.svg', alt: operator.brand }).title).toBeUndefined();
  });

  it("lists the navbar's entries in the specification's order, each with an icon", () => {
    const { title, items } = navbar(operator, { src: 'img/logo.svg' });
    expect(title).toBe('Fish & <Sons>');
    expect(items.map(({ label, to, href }) => [label, to ?? href])).toEqual([
      ['Home', '/'],
      ['Merchant Dashboard', '/cabinet/general/overview'],
      ["What's New", '/changelog'],
      ['Knowledge Hub', 'https://notes.fish.example'],
      ['Become a Client', 'https://www.fish.example'],
      [undefined, undefined],
    ]);
    expect(items.filter(({ icon }) => icon === undefined).map(({ type }) => type)).toEqual([
      'localeDropdown',
    ]);
  });

  it('marks the way home on the front page alone, below a base path too', () => {
    const home = new RegExp(navbar(operator, { src: 'img/logo.svg' }).items[0]?.activeBaseRegex as string);
    const marked = ['/v1.0/docs/', '/v1.0/docs/callbacks', '/v1x0/docs/', '/'].map((at) => home.test(at));
    expect(marked).toEqual([true, false, false, false]);
  });

  it('has no announcement bar without an announcement, and a safe one with it', () => {
    expect(announcementBar(undefined)).toBeUndefined();
    expect(announcementBar({ id: 'news', text: 'A < B' })).toMatchObject({ id: 'news', content: 'A &lt; B' });
  });
});
