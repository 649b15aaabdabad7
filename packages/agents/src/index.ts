export { AGENTS_BLOCK_ROUTE, agentFiles, SKILLS_INDEX_ROUTE, type Templates } from './agent-files';
