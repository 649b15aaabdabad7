/** Java 17: the client's own JSON objects, since the JDK has none; numbers beyond 32 bits as long. */
import type { SampleCall } from './call';
import { doubleQuoted as text, clientCall, type Syntax } from './literal';

const STEP = '    ';
const MAX_INT = 2 ** 31 - 1;

/** Java breaks before arguments with two steps, and closes behind the last one. */
function call(name: string, args: readonly string[], level: number): string {
  if (args.length === 0) return `${name}()`;
  const inner = STEP.repeat(level + 2);
  return `${name}(\n${args.map((arg) => inner + arg).join(',\n')})`;
}

const syntax: Syntax = {
  text,
  integer: (value) => (Math.abs(value) > MAX_INT ? `${value}L` : String(value)),
  // List.of takes no null.
  list: (items, level) => call(items.includes('null') ? 'Arrays.asList' : 'List.of', items, level),
  object: (members, level) => call('object', members.map(({ key, value }) => `${text(key)}, ${value}`), level),
};

/** `payment-page-create` becomes `PaymentPageCreate`. */
const className = (operation: string): string =>
  operation.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

const TOKEN = 'System.getenv("GATEWAY_BEARER_TOKEN")';

export function java(sample: SampleCall): string {
  const client = sample.credentials === 'v1' ? 'GatewayClientV1' : 'GatewayClient';
  const expression = clientCall(sample, syntax, 3, TOKEN);
  const used = ['Arrays', 'List'].filter((name) => expression.includes(`${name}.`));
  const imports = [...used.map((name) => `java.util.${name}`), 'java.util.Map'];
  return `import static gateway.Json.object;

import gateway.${client};
import gateway.GatewayException;
import gateway.OutcomeUnknownException;
${imports.map((name) => `import ${name};`).join('\n')}

public class ${className(sample.operation)} {
    public static void main(String[] args) {
        ${client} client = ${client}.fromEnvironment();
        try {
            Map<String, Object> response = client.${expression};
            System.out.println(response);
        } catch (GatewayException e) {
            System.err.println("Refused: " + e.getMessage());
        } catch (OutcomeUnknownException e) {
            System.err.println(e.getMessage());
        }
    }
}`;
}
