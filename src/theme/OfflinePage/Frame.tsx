// Change: the place of pages of ours, above which nothing moves.
export { default } from '@site/src/components/PlainPage';
