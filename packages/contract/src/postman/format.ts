/**
 * Postman's collection format 2.1. Ids are made from names and not drawn at random: importing a newer file replaces the older collection in
 * place of standing beside it.
 */
import { createHash } from 'node:crypto';

/** What Postman recognises the format by. */
export const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** @returns a UUID that depends on the name alone; version 8 is the one for ids of one's own making */
export function identify(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-8$3-${variant}$4-$5`);
}
