/** The writer's program where nobody names another one: the writers' server, the tests, and a build that has the local gateway from the last one. */
import { serveWriter } from './serve-writer';

serveWriter();
