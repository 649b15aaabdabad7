/** One tool of the server: its name, what goes in, and what it does. Writers have its words in `data/texts`. */
import * as z from 'zod';
import texts from '../../../../data/texts/mcp.json';

type ToolName = keyof typeof texts.tools;

export interface Tool {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** Changes nothing, not even on the local gateway. */
  readonly isReadOnly: boolean;
  /** @returns Markdown, or plain data. @throws Error with a sentence for the agent */
  readonly run: (input: never) => unknown;
}

/**
 * @param shape schema of each input, which gets its words
 * @param run gets what the schema has checked
 */
export function tool<Shape extends z.ZodRawShape>(
  name: ToolName,
  isReadOnly: boolean,
  shape: Shape,
  run: (input: z.infer<z.ZodObject<Shape>>) => unknown,
): Tool {
  const { title, description, inputs } = texts.tools[name];
  const described = Object.entries(shape).map(([input, schema]) => [
    input,
    (schema as z.ZodType).describe((inputs as Readonly<Record<string, string>>)[input] ?? ''),
  ]);
  const input = z.strictObject(Object.fromEntries(described) as Shape);
  return { name, title, description, input, isReadOnly, run };
}
