/**
 * The writer of derived files in a build that has to make the local gateway too. Both are made of the contract and the facts: one process reads
 * these once, and is ready before the pages are bundled.
 */
import { makeGateway } from '@gateway-docs/gateway/files';
import { serveWriter } from '../../src/plugins/derived-files/serve-writer';

serveWriter(makeGateway);
