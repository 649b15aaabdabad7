export { type SampleCall, callsOf } from './call';
export { sampleIn, settingsOf } from './languages';
export { CLIENT_PARTS, type ClientPart, type ClientSource, type RawBodyRecipe, type SourceFile, type Vectors, clientsSchema, rawBodySchema, vectorsSchema } from './samples-schema';
