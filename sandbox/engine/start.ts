/** The beginning of the bundle without Node: gives the engine to whoever imports it. */
import type { Schemas } from '../contract/check-key';
import type { Material } from '../material/material';
import type { Settings } from '../settings';
import { createEngine, type Engine } from './engine';

/** @returns a function that makes an engine from settings that differ from the profile */
export const start =
  ({ material, schemas }: { readonly material: Material; readonly schemas: Schemas }) =>
  (given: Partial<Settings> = {}): Engine =>
    createEngine(material, schemas, given);
