/** The skills of the built site by the checker of the specification (agentskills.io). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtSite, runTool } from './support';

const folder = path.join(await builtSite(), '.well-known/agent-skills');
const entries = readdirSync(folder, { withFileTypes: true });
const skills = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

it('all six are there', () => {
  expect(skills).toHaveLength(6);
});

it.each(skills)('%s is valid', (name) => {
  const { status, stdout, stderr } = runTool('skills-ref', ['validate', path.join(folder, name)], folder);
  expect(status, stdout + stderr).toBe(0);
});
