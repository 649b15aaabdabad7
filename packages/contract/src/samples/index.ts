export { type SampleCall, callsOf, settingsOf } from './call';
export { sampleIn } from './languages';
export type { ClientSource, RawBodyRecipe, SourceFile } from './read-samples';
export { CLIENT_PARTS, type ClientPart, type Vectors, clientsSchema, rawBodySchema, vectorsSchema } from './samples-schema';
