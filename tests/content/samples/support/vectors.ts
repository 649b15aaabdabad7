// In: samples/vectors.yaml. Out: the test vectors with their shape checked, for every test that needs them.
// Why: the vectors have one home; a test never repeats a signature.
import { readYaml } from '@gateway-docs/kit/yaml';
import { vectorsSchema } from '@gateway-docs/contract/samples';

/** The test vectors as published. Throws when the file has another shape. */
export const vectors = readYaml(process.cwd(), 'samples/vectors.yaml', vectorsSchema);
