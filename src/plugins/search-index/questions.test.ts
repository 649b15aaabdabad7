import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkQuestions, loadQuestions, loadWishes, QUESTIONS, WISHES } from './questions';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'questions-'));
  mkdirSync(path.join(siteDir, 'data/search'), { recursive: true });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const write = (yaml: string) => writeFileSync(path.join(siteDir, QUESTIONS), yaml);

const section = (hash: string) => ({ hash, title: '', text: '' });
const pages = [{ url: '/refunds', sections: [section(''), section('#part')] }];

describe('questions', () => {
  it('are read by page and section, in the languages of the profile', () => {
    write(
      'questions:\n  /refunds:\n    en: money back, undo\n    pt: devolver\n  /refunds#part:\n    pt: uma parte',
    );
    expect(loadQuestions(siteDir, ['en', 'ru'])).toEqual(
      new Map([
        [
          '/refunds',
          new Map([
            ['', ['money back', 'undo']],
            ['#part', []],
          ]),
        ],
      ]),
    );
  });

  it.each([
    ['a language that is none', 'questions:\n  /refunds:\n    xx: a'],
    ['an address that is none', 'questions:\n  refunds:\n    en: a'],
    ['nothing', 'questions:\n  /refunds: {}'],
  ])('with %s stop the build', (_, yaml) => {
    write(yaml);
    expect(() => loadQuestions(siteDir, ['en'])).toThrow(QUESTIONS);
  });

  it('have wishes beside them, file by file', () => {
    mkdirSync(path.join(siteDir, WISHES));
    const file = `${WISHES}/part.yaml`;
    writeFileSync(path.join(siteDir, file), 'wishes:\n  /refunds#part:\n    en: half of it');
    expect(loadWishes(siteDir, ['en'])).toEqual(
      new Map([[file, new Map([['/refunds', new Map([['#part', ['half of it']]])]])]]),
    );
    writeFileSync(path.join(siteDir, file), 'questions:\n  /refunds:\n    en: half of it');
    expect(() => loadWishes(siteDir, ['en'])).toThrow(file);
  });

  it('name pages and sections that exist', () => {
    const of = (route: string, hash: string) => new Map([[route, new Map([[hash, ['a']]])]]);
    expect(() => checkQuestions(of('/refunds', '#part'), pages)).not.toThrow();
    expect(() => checkQuestions(of('/refund', ''), pages)).toThrow(/\/refund\. .*\/refunds/);
    expect(() => checkQuestions(of('/refunds', '#parts'), pages)).toThrow(/"#parts".*#part/);
    expect(() => checkQuestions(of('/refund', ''), pages, 'a.yaml')).toThrow(/^a\.yaml: /);
  });
});
