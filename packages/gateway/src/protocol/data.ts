/** Plain data that nobody changes: what page and worker send each other is read by schemas of these. */
import * as z from 'zod/mini';

export const object = <Shape extends z.core.$ZodShape>(shape: Shape) => z.readonly(z.strictObject(shape));
export const list = <Item extends z.core.SomeType>(item: Item) => z.readonly(z.array(item));
/** Rows of a name and a value. */
export const pairs = list(z.readonly(z.tuple([z.string(), z.string()])));
