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
    ['The answer has a code.', /1 error "answer": write response/],
    ['Your bank refused it.', /"bank refused": .* write "declines" or "rejects"/],
    ['Such a payment is refused.', /"payment is refused": .* write "declines" or "rejects"/],
    ['It lends you a card.', /"lends": write "gives for a time"/],
    ['The response has no requisites.', /"no requisites": write account/],
    ['At the first gate, sign.', /"first gate": write "stage"/],
    ['It stops half-way.', /"half-way": say what has happened/],
    ['See whose turn comes.', /"whose turn": write "who acts next"/],
    ['There is no way back.', /"way back": write return, refund or recall/],
    ['The key has to be proved.', /"has to be proved": say who does it/],
    ['A code is wanted.', /"is wanted": say who does it/],
    ['Find the transaction number.', /"transaction number": write id/],
    ['It is signed. So check it.', /". So ": start with the subject/],
    ['Sign it anew.', /"anew": write "again"/],
    ['The rate of this moment.', /"moment": write "time"/],
    ['The reserve lets the amount go.', /"lets the amount go": .* write "releases"/],
    ['Paid. Only then comes the callback.', /". Only then comes": put the subject first/],
    ['The gateway makes a check of it.', /"makes a check": write the verb/],
    ['It is recommended to wait.', /"It is recommended": say who does/],
    ['Care is better than any retry.', /"is better than any": give the fact/],
    ['Banks usually take a day.', /"usually": give the number with its source/],
    ['Sign it so that it fits, so that it passes.', /1 error "so that" twice/],
  ])('%s', (page, finding) => {
    expect(texts(page)).toEqual([expect.stringMatching(finding)]);
  });

  it('leaves the answer to a question its name', () => {
    expect(texts('Only you know the answer to this question. A question has an answer.')).toEqual([]);
  });

  it('leaves money that a bank lends, and a sentence that goes on with "so"', () => {
    expect(texts('Banks lend money. So far nobody paid, so find it first.')).toEqual([]);
  });

  it('reads the description of a page, and not its search words', () => {
    expect(
      texts('---\ndescription: How to read the answer.\nkeywords: [answer, moment]\n---\n\nFine.'),
    ).toEqual([expect.stringMatching(/^1 error "answer"/)]);
  });

  it('counts the words of each sentence, and takes code for one of no words', () => {
    const long = `${'word '.repeat(30)}end. Short.`;
    expect(texts(`Fine.\n\n${long}`)).toEqual([expect.stringMatching(/^3 error a sentence of 31 words/)]);
    expect(texts(`${'word '.repeat(29)}end. ${'`code` '.repeat(40)}.`)).toEqual([]);
    expect(texts(`| A |\n| - |\n| ${long} |`)).toEqual([expect.stringMatching(/^3 error a sentence of 31/)]);
  });

  it('has nothing to say about code, fields and good sentences', () => {
    expect(
      texts(
        '## Send\n\n`simply` and `email`.\n\n```\nsimply\n```\n\nA payout of 12,500.00 ARS by e-mail to `+254 700 000 EUR`, see [Callbacks](/callbacks).',
      ),
    ).toEqual([]);
  });
});
