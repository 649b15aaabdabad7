/** In: a report. Out: lines for a terminal. */
import { countOf, type Checked, type Report, type Verdict } from './report';

const MARKS: Readonly<Record<Verdict, string>> = { pass: 'pass    ', fail: 'FAIL    ', unproven: 'unproven' };

function checkLines({ verdict, subject, id, title, saw, matters, read }: Checked): string[] {
  const line = `${MARKS[verdict]}  ${subject}: ${title} [${id}]`;
  if (verdict === 'pass') return [line];
  return [
    line,
    `            saw:     ${saw}`,
    `            matters: ${matters}`,
    `            read:    ${read}`,
  ];
}

/** The last line of every form of a report. */
export const summary = (report: Report): string =>
  `${countOf(report, 'pass')} passed, ${countOf(report, 'fail')} failed, ${countOf(report, 'unproven')} unproven.`;

export function reportText(report: Report): string {
  return [
    ...report.subjects,
    '',
    ...report.checks.flatMap(checkLines),
    '',
    'This examination cannot prove:',
    ...report.limits.map((limit) => `- ${limit}`),
    '',
    summary(report),
  ].join('\n');
}
