/** Signs the callbacks of v2. */
export { signCallback } from '../signature/rules';
