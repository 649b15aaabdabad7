export { postmanCollection } from './collection';
