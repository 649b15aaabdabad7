/**
 * The directives of the site by name. The plugin, the Markdown export and the writer's guide read this one map.
 */
import { amountConverter } from './amount-converter';
import { cabinet } from './cabinet';
import { cabinetExample } from './cabinet-example';
import { changes } from './changes';
import { client } from './client';
import { contractChanges } from './contract-changes';
import { countries } from './countries';
import { flow } from './flow';
import { gateway } from './gateway';
import type { Handler } from './handler';
import { methodFinder } from './method-finder';
import { operation } from './operation';
import { operationIndex } from './operation-index';
import { rawBody } from './raw-body';
import { referenceTable } from './reference-table';
import { retrySchedule } from './retry-schedule';
import { scheme } from './scheme';
import { screen } from './screen';
import { service } from './service';
import { stateDiagram } from './state-diagram';
import { support } from './support';
import { tool } from './tool';
import { vectors } from './vectors';

export const handlers: ReadonlyMap<string, Handler> = new Map([
  ['operation', operation],
  ['operation-index', operationIndex],
  ['reference-table', referenceTable],
  ['amount-converter', amountConverter],
  ['method-finder', methodFinder],
  ['retry-schedule', retrySchedule],
  ['countries', countries],
  ['changes', changes],
  ['contract-changes', contractChanges],
  ['service', service],
  ['scheme', scheme],
  ['flow', flow],
  ['client', client],
  ['vectors', vectors],
  ['raw-body', rawBody],
  ['screen', screen],
  ['cabinet', cabinet],
  ['cabinet-example', cabinetExample],
  ['state-diagram', stateDiagram],
  ['support', support],
  ['gateway', gateway],
  ['tool', tool],
]);
