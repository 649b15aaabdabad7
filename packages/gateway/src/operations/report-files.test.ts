import { expect, it } from 'vitest';
import { textOf } from '../portable/bytes';
import { csvOf } from './report-files';

it('quotes what would end a cell, and leaves null empty', () => {
  const rows = [
    { id: 1, note: 'a, "b"\nc' },
    { id: 2, note: null },
  ];
  expect(textOf(csvOf(['id', 'note'], rows))).toBe('id,note\r\n1,"a, ""b""\nc"\r\n2,\r\n');
});
