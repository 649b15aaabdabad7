/**
 * The commands of the local gateway and their options: what `--help` prints and what the page "Run the gateway on your machine" shows. The
 * command reads its arguments by the same list.
 */

/** One option of a command. */
export interface CommandOption {
  /** Without the two hyphens. */
  readonly name: string;
  /** What stands for the value in help; an option without one is a switch. */
  readonly value?: string;
  /** What holds where the option is left out, in words. */
  readonly otherwise: string;
  /** A sentence or two. */
  readonly description: string;
  /** A further sentence, about version 1. */
  readonly ofV1?: string;
}

/** One command: `node gateway.mjs <name> <operands>`. */
export interface Command {
  /** Empty for the command without a name, which starts the gateway. */
  readonly name: string;
  /** Names of the operands in help. */
  readonly operands: string;
  readonly purpose: string;
  readonly options: readonly CommandOption[];
}

/** The port that is taken without `--port`. */
export const DEFAULT_PORT = 8090;

/** What the log may hold. */
export const LOG_KINDS = ['lines', 'bytes', 'none'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const help: CommandOption = {
  name: 'help',
  otherwise: 'the command runs',
  description: 'Print the commands and their options, and end.',
};

/** In the order in which help and page show them. */
export const COMMANDS = [
  {
    name: '',
    operands: '',
    purpose: 'Start the gateway and keep it running until Ctrl+C.',
    options: [
      {
        name: 'port',
        value: 'number',
        otherwise: String(DEFAULT_PORT),
        description: 'The port on 127.0.0.1. With 0 the system chooses a free one.',
      },
      {
        name: 'callback-url',
        value: 'address',
        otherwise: 'only to point.callback_url',
        description:
          'Where callbacks go when a request names no point.callback_url. Plain http is accepted for this machine only.',
        ofV1: 'Version 1 fills in {transaction_id}.',
      },
      {
        name: 'speed',
        value: 'number',
        otherwise: '1, real time',
        description: 'How many documented seconds pass in one second: with 60, a minute takes a second.',
      },
      {
        name: 'seed',
        value: 'text',
        otherwise: 'values that nobody can guess',
        description:
          'Makes tokens and approval codes the same in each run that gets the same requests in the same order.',
      },
      {
        name: 'state',
        value: 'file',
        otherwise: 'everything is forgotten at the end',
        description:
          'Keep transactions, keys, tokens and waiting callbacks in this file, and go on from it after a restart. Card numbers are stored masked.',
      },
      {
        name: 'log',
        value: LOG_KINDS.join('|'),
        otherwise: 'lines',
        description:
          'One line for each request and callback; or also the bytes that were signed, the signature that was expected, and why another one came; or nothing.',
      },
      help,
    ],
  },
  {
    name: 'play',
    operands: '<service> [scenario]',
    purpose:
      'Play the documented scenarios of a service on a gateway of its own: requests, responses, callbacks. The exit status is 1 when one ends in another way.',
    options: [
      {
        name: 'url',
        value: 'origin',
        otherwise: 'a gateway is started for the time',
        description: 'Play on the gateway that runs at this origin, as http://127.0.0.1:8090.',
      },
      {
        name: 'json',
        otherwise: 'text for people',
        description: 'Print one JSON document with every request, response and callback.',
      },
    ],
  },
  {
    name: 'exam',
    operands: '',
    purpose:
      'Examine your integration: your callback handler, your client, or both. The exit status is 1 when a check has failed.',
    options: [
      {
        name: 'url',
        value: 'address',
        otherwise: 'version 2 callbacks are not examined',
        description: 'Your handler of version 2 callbacks, as http://127.0.0.1:3000/callbacks/gateway.',
      },
      {
        name: 'v1-url',
        value: 'address',
        otherwise: 'version 1 callbacks are not examined',
        description:
          'Your handler of version 1 callbacks, with {transaction_id} where the number of the transaction stands.',
      },
      {
        name: 'client',
        value: 'command',
        otherwise: 'no client is examined',
        description:
          'A command that makes one payment or payout with your client and ends. It reads GATEWAY_API_URL, GATEWAY_POINT_ID and GATEWAY_API_TOKEN, and is run once for each check.',
      },
      {
        name: 'order',
        value: 'id',
        otherwise: 'an id that begins with exam-',
        description: 'external_transaction_id of the callbacks: an order that your shop knows.',
      },
      {
        name: 'token',
        value: 'text',
        otherwise: 'the demo token',
        description:
          'The API token that your handler verifies with. It is not printed and not written into a report.',
      },
      {
        name: 'timeout',
        value: 'seconds',
        otherwise: '60',
        description: 'How long one run of the client may take.',
      },
      {
        name: 'json',
        value: 'file',
        otherwise: 'no such file',
        description: 'Write the report as JSON.',
      },
      {
        name: 'html',
        value: 'file',
        otherwise: 'no such file',
        description: 'Write the report as one HTML page that needs nothing else.',
      },
    ],
  },
] as const satisfies readonly Command[];

export type CommandName = (typeof COMMANDS)[number]['name'];
