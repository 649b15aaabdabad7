/** The examples of a request body or a response, and the same body with others. */
import { objectOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';

/** The media type of every body. */
export const MEDIA = 'application/json';
const mediaOf = (body: Json | undefined): JsonObject => objectOf(objectOf(objectOf(body).content)[MEDIA]);

/** @returns examples by their names */
export const examplesIn = (body: Json | undefined): JsonObject => objectOf(mediaOf(body).examples);

/** @returns the body with these examples in place of its own */
export const withExamples = (body: Json | undefined, examples: JsonObject): JsonObject => ({
  ...objectOf(body),
  content: { [MEDIA]: { ...mediaOf(body), examples } },
});
