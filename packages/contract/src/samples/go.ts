/** Go 1.18: maps and slices of `any`, formatted as gofmt does: the values of neighbouring short members stand in one column. */
import type { SampleCall } from './call';
import { block, doubleQuoted as text, literal, type Member, type Syntax } from './literal';

const STEP = '\t';

const isLong = ({ value }: Member): boolean => value.includes('\n');

/** A member over several lines ends the column. */
function aligned(members: readonly Member[]): string[] {
  return members.map((member, index) => {
    const key = `${text(member.key)}:`;
    if (isLong(member)) return `${key} ${member.value},`;
    const before = members.slice(0, index).findLastIndex(isLong) + 1;
    const next = members.findIndex((other, at) => at > index && isLong(other));
    const column = members.slice(before, next === -1 ? undefined : next);
    const width = Math.max(...column.map((other) => Array.from(text(other.key)).length + 1));
    return `${key}${' '.repeat(width - Array.from(key).length)} ${member.value},`;
  });
}

const syntax: Syntax = {
  text,
  words: { true: 'true', false: 'false', null: 'nil' },
  list: (items, level) => block('[]any{', items.map((item) => `${item},`), '}', STEP, level),
  object: (members, level) => block('map[string]any{', aligned(members), '}', STEP, level),
};

function callOf({ path, credentials, body }: SampleCall): string {
  const value = literal(body, syntax, 1);
  const context = 'context.Background()';
  if (credentials !== 'bearer') return `Call(${context}, ${text(path)}, ${value}, &response)`;
  return `CallWithToken(${context}, ${text(path)}, os.Getenv("GATEWAY_BEARER_TOKEN"), ${value}, &response)`;
}

export function go(call: SampleCall): string {
  const client = call.credentials === 'v1' ? 'NewClientV1FromEnvironment' : 'NewClientFromEnvironment';
  const os = call.credentials === 'bearer' ? '\n\t"os"' : '';
  return `package main

import (
	"context"
	"errors"
	"fmt"
	"log"${os}

	gateway "shop.example/gateway"
)

func main() {
	client, err := gateway.${client}()
	if err != nil {
		log.Fatal(err)
	}
	var response map[string]any
	err = client.${callOf(call)}
	var unknown *gateway.OutcomeUnknownError
	var refused *gateway.Error
	switch {
	case errors.As(err, &unknown):
		log.Fatal(unknown)
	case errors.As(err, &refused):
		log.Fatal("refused: ", refused)
	case err != nil:
		log.Fatal(err)
	}
	fmt.Println(response)
}`;
}
