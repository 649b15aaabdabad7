/**
 * In: the attributes of a directive as parsed and the handler's rules. Out: the checked attributes. The set is closed: an
 * unknown attribute, a missing one or a value outside the list stops the build.
 */
import { suggest, WriterError } from '@gateway-docs/kit';
import type { Attributes, Handler } from './handler';

type Given = Readonly<Record<string, string | null | undefined>>;

/** `#id` is how a directive writes the attribute `id`. */
const shown = (name: string): string => (name === 'id' ? '#<id>' : name);

/**
 * @param name the directive's name, for messages
 * @param given attributes as remark-directive parsed them
 * @throws WriterError that names the attribute and what would be right
 */
export function readAttributes(name: string, given: Given, handler: Handler): Attributes<string> {
  const rules = handler.attributes;
  for (const [attribute, value] of Object.entries(given)) {
    const rule = rules[attribute];
    if (!rule) {
      const existing = Object.keys(rules).map(shown);
      throw new WriterError(
        `Unknown attribute "${attribute}" of ::${name}. ${suggest(attribute, existing)} Example: ${handler.example}`,
      );
    }
    if (rule.values && !rule.values.includes(value ?? '')) {
      throw new WriterError(
        `::${name} has ${attribute}="${value ?? ''}". ${suggest(value ?? '', rule.values)}`,
      );
    }
  }
  for (const [attribute, rule] of Object.entries(rules)) {
    if (rule.required && !given[attribute]) {
      throw new WriterError(`::${name} needs ${shown(attribute)}. Example: ${handler.example}`);
    }
  }
  return Object.fromEntries(Object.keys(rules).map((key) => [key, given[key] ?? undefined]));
}
