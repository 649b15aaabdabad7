import { expect, it } from 'vitest';
import * as z from 'zod';
import { allComponents, FORMS } from './page-components';

const isSet = z.literal(true).optional();
const row = z.strictObject({
  module: z.string().min(1),
  form: z.enum(FORMS),
  named: isSet,
  forWriters: isSet,
  island: isSet,
});

it.each(allComponents)('the row of %s has no other keys and forms than those of a row', (_tag, component) => {
  expect(row.safeParse(component).error?.issues).toBeUndefined();
});
