import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter';

const page =
  '---\ntitle: Refund\ntasks:\n  page: give back\n  partial: a part\n---\n\n# Text\n\n---\nno: more\n---\n';

describe('the front matter of a page', () => {
  it('is what stands between its first lines of hyphens', () => {
    expect(readFrontMatter('a.mdx', page).value).toEqual({
      title: 'Refund',
      tasks: { page: 'give back', partial: 'a part' },
    });
  });

  it.each([
    [['title'], 2],
    [['tasks', 'partial'], 5],
    [['tasks', 'nothing'], 3],
    [['nothing'], 1],
  ])('has the key %j in line %d, or the last part of it that exists', (path, line) => {
    expect(readFrontMatter('a.mdx', page).lineOf(path)).toBe(line);
  });

  it.each(['', '# Text\n', '---\n---\n', 'text\n---\ntitle: x\n---\n'])('is none in %j', (source) => {
    expect(readFrontMatter('a.mdx', source).value).toBeUndefined();
  });

  it('may end its lines as Windows does', () => {
    expect(readFrontMatter('a.mdx', '---\r\ntitle: x\r\n---\r\n').value).toEqual({ title: 'x' });
  });

  it('that is no YAML is named with its file and line', () => {
    expect(() => readFrontMatter('docs/a.mdx', '---\ntitle: a\ntext: b: c\n---\n')).toThrow(
      /^docs\/a\.mdx:3: The front matter is no YAML: .+ A value with special characters has to stand in quotes\.$/,
    );
    expect(() => readFrontMatter('docs/b.mdx', '---\ntitle: a\ntitle: b\n---\n')).toThrow(
      /^docs\/b\.mdx:3: /,
    );
  });
});
