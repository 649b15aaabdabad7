/**
 * In: the data of a site, and templates. Out: the files for coding agents that stand beside the pages: skills, their index (Agent Skills Discovery 0.2.0) at
 * its present and its former address, and a block for the AGENTS.md of a merchant. What the provider does not offer is not in them.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { SiteData } from '@gateway-docs/contract';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { type Print, readSkill, type Skill } from './read-skill';

const SKILLS = '/.well-known/agent-skills';
/** Where clients look for the skills. */
export const SKILLS_INDEX_ROUTE = `${SKILLS}/index.json`;
/** Where clients of the first draft look. */
const FORMER_INDEX_ROUTE = '/.well-known/skills/index.json';
/** What a merchant adds to AGENTS.md. */
export const AGENTS_BLOCK_ROUTE = '/AGENTS-snippet.md';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

const routeOf = ({ name }: Pick<Skill, 'name'>): string => `${SKILLS}/${name}/SKILL.md`;

/** Both addresses of the index name the same files, by full addresses. */
function indexText(skills: readonly Skill[], { operator }: Pick<SiteData, 'operator'>): string {
  const entries = skills.map((skill) => ({
    name: skill.name,
    type: 'skill-md',
    description: skill.description,
    url: siteAddress(operator, routeOf(skill)),
    digest: `sha256:${createHash('sha256').update(skill.text).digest('hex')}`,
  }));
  return `${JSON.stringify({ $schema: SCHEMA, skills: entries }, null, 2)}\n`;
}

/** Where the texts come from, and how one is read. */
export interface Templates {
  /** Has `AGENTS-snippet.md`, and `skills/<name>.md` for each skill. */
  readonly folder: Folder;
  readonly print: Print;
}

/**
 * @param data what the provider offers, and what placeholders stand for
 * @param templates in the syntax of pages
 * @returns text of each file by its route
 * @throws Error for a writer's mistake, with file and line
 */
export function agentFiles(data: SiteData, { folder, print }: Templates): ReadonlyMap<string, string> {
  const templates = folder.folder('skills').entries((file, source) => ({ file, source }));
  const skills = [...templates].flatMap(
    ([name, template]) => readSkill({ name, ...template }, data, print) ?? [],
  );
  const block = path.posix.basename(AGENTS_BLOCK_ROUTE);
  const index = indexText(skills, data);
  return new Map([
    ...skills.map((skill) => [routeOf(skill), skill.text] as const),
    [SKILLS_INDEX_ROUTE, index],
    [FORMER_INDEX_ROUTE, index],
    [AGENTS_BLOCK_ROUTE, print(folder.nameOf(block), folder.text(block))],
  ]);
}
