import { useState } from 'react';
import type { FormRequest, RequestForm } from '../../protocol/request-form';
import { readDraft, storeDraft, type Draft } from './drafts';

interface EditedRequest {
  readonly request: FormRequest;
  readonly path: string;
  readonly body: string;
  /** `Idempotency-Key`; empty without one. */
  readonly key: string;
  readonly choose: (name: string) => void;
  readonly setPath: (path: string) => void;
  readonly setBody: (body: string) => void;
  readonly setKey: (key: string) => void;
  /** Takes the request as the documentation has it. */
  readonly reset: () => void;
}

const without = (texts: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== name));

/**
 * What a reader edits: one of the requests of a form, each with its own text. Every change is stored at once.
 * @param route of the form
 * @param bodyOf the text of a request as the documentation has it
 */
export function useDraft(
  route: string,
  form: RequestForm,
  bodyOf: (request: FormRequest) => string,
): EditedRequest {
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
    key: request.takesKey ? (draft.keys[name] ?? '') : '',
    choose: (chosen) => change({ request: chosen }),
    setPath: (path) => change({ paths: { ...draft.paths, [name]: path } }),
    setBody: (body) => change({ bodies: { ...draft.bodies, [name]: body } }),
    setKey: (key) => change({ keys: { ...draft.keys, [name]: key } }),
    reset: () =>
      change({
        bodies: without(draft.bodies, name),
        paths: without(draft.paths, name),
        keys: without(draft.keys, name),
      }),
  };
}
