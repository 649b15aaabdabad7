import { useState } from 'react';
import type { FormRequest, RequestForm } from '../../protocol/request-form';
import { readDraft, storeDraft, type Draft } from './drafts';

const without = (texts: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== name));

/**
 * What a reader edits: one of the requests of a form, each with its own text. Every change is stored at once.
 * @param route of the form
 * @param bodyOf the text of a request as the documentation has it
 */
export function useDraft(route: string, form: RequestForm, bodyOf: (request: FormRequest) => string) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(route));
  const [first] = form.requests;
  const request = form.requests.find(({ name }) => name === draft.request) ?? first;
  if (!request) throw new Error(`${route} has no request`);
  const { name } = request;
  const change = (changed: Partial<Draft>): void => {
    const next = { ...draft, request: name, ...changed };
    setDraft(next);
    storeDraft(route, next);
  };
  return {
    request,
    path: draft.paths[name] ?? request.path ?? form.path,
    body: draft.bodies[name] ?? bodyOf(request),
    /** `Idempotency-Key`; empty without one. */
    key: request.takesKey ? (draft.keys[name] ?? '') : '',
    choose: (chosen: string) => change({ request: chosen }),
    /** Takes a request with this text, and leaves what was typed for it. */
    play: (chosen: string, body: string) =>
      change({
        request: chosen,
        bodies: { ...draft.bodies, [chosen]: body },
        paths: without(draft.paths, chosen),
        keys: without(draft.keys, chosen),
      }),
    setPath: (path: string) => change({ paths: { ...draft.paths, [name]: path } }),
    setBody: (body: string) => change({ bodies: { ...draft.bodies, [name]: body } }),
    setKey: (key: string) => change({ keys: { ...draft.keys, [name]: key } }),
    /** Takes the request as the documentation has it. */
    reset: () =>
      change({
        bodies: without(draft.bodies, name),
        paths: without(draft.paths, name),
        keys: without(draft.keys, name),
      }),
  };
}
