import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withPolicy } from './security-policy';
import { headersFile } from './headers-file';
import { inlineScripts } from './inline-scripts';
import { contentSecurityPolicy } from './content-security-policy';

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

describe('inlineScripts', () => {
  it('finds each inline script byte for byte, in order', () => {
    const html = '<head><script> a() </script></head><body><SCRIPT type="module">\nb()\n</SCRIPT></body>';
    expect(inlineScripts(html)).toEqual([' a() ', '\nb()\n']);
  });

  it('leaves out scripts with an address and data that no browser runs', () => {
    const html =
      '<script src=/a.js></script><script defer src="/b.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScripts(html)).toEqual([]);
  });

  it('is not misled by script tags in attributes and comments', () => {
    const html =
      '<meta content="<script>evil()</script>"><!-- <script>old()</script> --><script>real()</script>';
    expect(inlineScripts(html)).toEqual(['real()']);
  });

  it('reads attributes without quotes, as the HTML minifier writes them', () => {
    expect(inlineScripts('<script type=text/javascript>a()</script>')).toEqual(['a()']);
    expect(inlineScripts('<script type=application/ld+json>{}</script>')).toEqual([]);
  });
});

describe('withPolicy', () => {
  it('allows exactly the inline scripts of the page', () => {
    const page = withPolicy('<html><head><title>x</title></head><script>one()</script></html>', 'x.html');
    expect(page).toContain(`script-src 'self' ${hash('one()')};`);
    expect(page).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it('stands first in the head, after the declaration of the encoding', () => {
    expect(withPolicy('<head><meta charset=UTF-8><script>a()</script></head>', 'x.html')).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
    );
    expect(withPolicy('<head class="a"><link rel=x></head>', 'x.html')).toMatch(
      /^<head class="a"><meta http-equiv="Content-Security-Policy"/,
    );
  });

  it('refuses a page without a head, and one that has a policy', () => {
    expect(() => withPolicy('<html></html>', 'a/index.html')).toThrow('a/index.html has no <head>');
    const done = withPolicy('<head></head>', 'b.html');
    expect(() => withPolicy(done, 'b.html')).toThrow('b.html has a policy already');
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(['sha256-a=', 'sha256-a=', 'sha256-b='], ['https://icons.example']);

  it('names each hash once', () => {
    expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
  });

  it('lets the page reach only its own host and those that the site names', () => {
    expect(policy).toContain("connect-src 'self' https://icons.example;");
    expect(policy).toContain("default-src 'self';");
  });
});

describe('headersFile', () => {
  const files = [
    'openapi/v2.yaml',
    'services.json',
    'reference/codes.csv',
    'reference/codes/index.html',
    'sandbox/forms/a.json',
  ];
  const rules = {
    revalidated: ['/service-worker.js'],
    isOpen: (file: string) => !/html$|^sandbox/.test(file),
  };
  const text = headersFile(files, '/', rules);

  it('matches whole paths, with the base path before them', () => {
    const patterns = headersFile(files, '/docs/', rules).match(/^\S+$/gm) ?? [];
    expect(patterns).toContain('/docs/service-worker.js');
    expect(patterns.filter((pattern) => !pattern.startsWith('/docs/'))).toEqual([]);
  });

  it('lets other sites load what the site says is open, and nothing else', () => {
    const open = text.split('\n\n').filter((rule) => rule.includes('Access-Control-Allow-Origin: *'));
    expect(open.map((rule) => rule.split('\n')[0])).toEqual([
      '/openapi/v2.yaml',
      '/reference/codes.csv',
      '/services.json',
    ]);
    expect(open.every((rule) => rule.includes('Cross-Origin-Resource-Policy: cross-origin'))).toBe(true);
  });

  it('names other files with every response, and the type of a file whose name does not tell it', () => {
    const named = {
      links: { describedby: '/llms.txt', help: '/help' },
      types: { '/catalog': 'application/x' },
    };
    const rest = headersFile(files, '/docs/', named);
    expect(rest).toContain(
      '/docs/*\n  Link: </docs/llms.txt>; rel="describedby", </docs/help>; rel="help"\n',
    );
    expect(rest).toContain('/docs/catalog\n  Content-Type: application/x\n');
    expect(text).not.toContain('Link:');
  });

  it('has browsers ask each time for what the site says', () => {
    expect(text).toContain('/service-worker.js\n  Cache-Control: no-cache\n');
  });
});
