import { describe, expect, it } from 'vitest';
import { readPage } from './read';
import { findingsIn } from './rules';

const findings = (text: string) => findingsIn(readPage(text));
const texts = (text: string) =>
  findings(text).map(({ line, level, text: said }) => `${line} ${level} ${said}`);

describe('remarks on a page', () => {
  it.each([
    ['Simply send it.', /1 error "Simply": leave it out/],
    ['In order to pay, sign.', /write "to"/],
    ['A webhook comes.', /on this site it is a callback/],
    ['Send an email.', /write e-mail; the field is `email`/],
    ['Two pay-outs.', /write payout/],
    ['Take the API key.', /its API token/],
    ['It costs 12 500.00 ARS.', /1 error "12 500.00": write 1,250.00 with a comma/],
    ['### Deep', /first heading is a ###/],
    ['See [here](/callbacks).', /the link "here" does not say where it leads/],
    ['It is just so.', /1 advice "just"/],
    ['Refused with error 203.', /1 advice "error 203": on a page write \{error\(203\)\}/],
  ])('%s', (page, finding) => {
    expect(texts(page)).toEqual([expect.stringMatching(finding)]);
  });

  it('counts the words of each sentence, and takes code for one of no words', () => {
    const long = `${'word '.repeat(36)}end. Short.`;
    expect(texts(`Fine.\n\n${long}`)).toEqual([expect.stringMatching(/^3 advice a sentence of 37 words/)]);
  });

  it('has nothing to say about code, fields and good sentences', () => {
    expect(
      texts(
        '## Send\n\n`simply` and `email`.\n\n```\nsimply\n```\n\nA payout of 12,500.00 ARS by e-mail to `+254 700 000 EUR`, see [Callbacks](/callbacks).',
      ),
    ).toEqual([]);
  });
});
