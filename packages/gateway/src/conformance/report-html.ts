/** In: a report. Out: one HTML page that needs nothing else and runs no script, for a provider that asks for it before going live. */
import { escapeHtml } from '@gateway-docs/kit';
import type { Checked, Report } from './report';
import { summary } from './report-text';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{border-top:1px solid #8888;padding:.5rem;text-align:start;vertical-align:top}
.fail{font-weight:bold;color:light-dark(#b00020,#ff8a8a)}.unproven{color:light-dark(#7a5b00,#ffd166)}.pass{color:light-dark(#0a6b2d,#7bd99a)}
@media print{body{margin:0}}`;

const row = ({ verdict, subject, id, title, does, saw, matters, read }: Checked) =>
  `<tr id="${escapeHtml(id)}"><td class="${verdict}">${verdict}</td><td>${escapeHtml(subject)}<br><code>${escapeHtml(id)}</code></td>` +
  `<td><strong>${escapeHtml(title)}</strong><br>${escapeHtml(does)}</td><td>${escapeHtml(saw)}</td>` +
  `<td>${verdict === 'pass' ? '' : `${escapeHtml(matters)}<br>Read <code>${escapeHtml(read)}</code>`}</td></tr>`;

const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** @returns the whole document */
export function reportHtml(report: Report): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    `<title>Examination of an integration</title><style>${STYLE}</style>`,
    '<h1>Examination of an integration</h1>',
    `<p>${escapeHtml(report.examinedAt)}. <strong>${summary(report)}</strong></p>`,
    list(report.subjects),
    '<table><thead><tr><th>Verdict</th><th>Subject</th><th>Check</th><th>What was seen</th><th>Why it matters</th></tr></thead><tbody>',
    ...report.checks.map(row),
    '</tbody></table><h2>What this examination cannot prove</h2>',
    list(report.limits),
    '</html>',
  ].join('\n');
}
