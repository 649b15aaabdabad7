// The server as an agent meets it: a client in both versions of the protocol lists every tool and uses those that read, with wrong inputs too.
import { demoSite } from '@gateway-docs/contract/tests';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import texts from '../../../../data/texts/mcp.json';
import { PROTOCOL_VERSIONS } from '../tests/mcp-client';
import { serveTools, type ServedTools } from '../tests/served-tools';

let served: ServedTools;
beforeEach(async () => {
  served = await serveTools('2025-11-25');
});
afterEach(() => served.stop());

describe.each(PROTOCOL_VERSIONS)('a client of %s', (version) => {
  it('opens, and lists each tool with its words, inputs and hints', async () => {
    await served.stop();
    served = await serveTools(version);
    const { opened } = served;
    expect(JSON.stringify(opened)).toContain(version);
    expect(opened?.instructions).toBe(texts.instructions);
    const { result } = await served.request('tools/list');
    const tools = (result?.tools ?? []) as {
      readonly name: keyof typeof texts.tools;
      readonly description: string;
      readonly inputSchema: { readonly properties?: Record<string, { readonly description: string }> };
      readonly annotations: { readonly readOnlyHint: boolean };
    }[];
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(texts.tools).sort());
    for (const { name, description, inputSchema } of tools) {
      expect(description).toBe(texts.tools[name].description);
      const inputs = Object.entries(inputSchema.properties ?? {});
      expect(Object.fromEntries(inputs.map(([input, shown]) => [input, shown.description]))).toEqual(
        texts.tools[name].inputs,
      );
    }
    const changing = tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name);
    expect(changing.sort()).toEqual([
      'act_as_payer',
      'advance_clock',
      'call',
      'deliver_callback',
      'exam',
      'lose_next_response',
    ]);
    expect(await served.use('read_page', { route: '/services' })).toEqual({
      isError: false,
      text: '# Services\n',
    });
  });
});

describe('the words of the tools', () => {
  const said = Object.entries(texts.tools);

  it.each(said)('of %s say that nothing reaches production', (_, { description }) => {
    expect(description).toMatch(/[Nn]othing reaches production/);
  });

  it('about repeats name the same id, and nowhere a new one', () => {
    const all = JSON.stringify(texts);
    expect(all).not.toMatch(/new (one )?for (every|each)|(another|new|fresh|unique) (id|key)\b/i);
    for (const [name, { description, inputs }] of said) {
      const words = [description, ...Object.values(inputs)].filter((text) =>
        /\b(repeat|once more|again)/i.test(text),
      );
      expect(
        words.filter((text) => !text.includes('the same id')),
        name,
      ).toEqual([]);
    }
  });
});

describe('tools that read', () => {
  it('search_docs gives pages with section, address and snippet', async () => {
    expect(await served.used('search_docs', { query: 'late success' })).toMatchObject([
      {
        title: 'Callbacks',
        section: 'Late success',
        route: '/callbacks#late-success',
        address: 'https://docs.small.example/base/callbacks#late-success',
        snippet: 'A payment that expired may succeed later.',
      },
    ]);
  });

  it('read_page gives a section up to the next of its level, and names what exists', async () => {
    const { text } = await served.use('read_page', { route: '/callbacks#x', section: 'late success' });
    expect(text).toBe(
      '## Late success\n\nIt may succeed later.\n\n### Then\n\nShip it.\n\n```bash\n# no heading\n```\n',
    );
    expect(await served.refused('read_page', { route: '/callbacks', section: 'Retrys' })).toContain(
      '"Retries"',
    );
    expect(await served.refused('read_page', { route: '/callback' })).toContain('"/callbacks"');
  });

  it('explain_code explains a number and a response', async () => {
    const [error] = await served.used<{ name: string; route: string }[]>('explain_code', { code: 224 });
    expect(error).toMatchObject({
      name: expect.stringMatching(/^Error 224: /) as string,
      route: '/errors.json#224',
    });
    const whole = await served.used<{ name: string }[]>('explain_code', {
      code: '{"error":{"code":203},"status":1}',
    });
    expect(whole.map(({ name }) => name.split(':')[0])).toEqual(['Error 203', 'Status 1']);
    expect(await served.refused('explain_code', { code: 'hello' })).toContain('No code of this API');
  });

  it('method_for gives the methods of a place', async () => {
    const found = await served.used<{ slug: string; countries: string[] | 'any' }[]>('method_for', {
      country: 'br',
      currency: 'BRL',
      direction: 'payout',
    });
    expect(found.map(({ slug }) => slug)).toContain('pix_payout');
    expect(found.map(({ slug }) => slug)).not.toContain('pix');
    expect(found.every(({ countries }) => countries === 'any' || countries.includes('BR'))).toBe(true);
  });

  it('operation gives path, errors with what to do, and an example', async () => {
    expect(await served.used('operation', { id: 'transaction-pay' })).toMatchObject({
      method: 'POST',
      path: '/api/v2/transaction/pay',
      page: '/api/transaction-pay',
      requestExamples: expect.arrayContaining([]) as unknown,
      errors: expect.arrayContaining([
        expect.objectContaining({ code: 203, 'What to do': expect.any(String) as string }),
      ]) as unknown,
    });
    expect(await served.refused('operation', { id: 'transaction-pai' })).toContain('"transaction-pay"');
  });

  it('what_changed lists changes since a release, and names the releases', async () => {
    const { releases } = await demoSite.load();
    expect(Array.isArray(await served.used('what_changed', { since: releases[0]!.version }))).toBe(true);
    expect(await served.refused('what_changed', { since: '0.0.1' })).toContain(releases[0]!.version);
  });
});

describe('a wrong input', () => {
  it.each([
    ['search_docs', { query: '' }, 'query'],
    ['search_docs', { query: 'x', limit: 1000 }, 'limit'],
    ['read_page', {}, 'route'],
    ['advance_clock', { seconds: 'soon' }, 'seconds'],
    ['call', { id: 'service-show', body: {} }, 'There is no operation'],
    ['method_for', { country: 'Brazil' }, 'country'],
  ])('of %s %j is an error that names it, and the server goes on', async (name, given, says) => {
    expect(await served.refused(name, given)).toContain(says);
    expect((await served.use('read_page', { route: '/services' })).isError).toBe(false);
  });

  it('a tool that does not exist is an error too', async () => {
    await expect(served.use('move_money')).rejects.toThrow('move_money');
    expect((await served.use('read_page', { route: '/services' })).isError).toBe(false);
  });
});
