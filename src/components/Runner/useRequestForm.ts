import { useEffect, useState } from 'react';
import type { RequestForm } from '../../reference/gateway/request-form';

interface LoadedForm {
  readonly form: RequestForm | undefined;
  readonly hasFailed: boolean;
  /** Loads once more after a failure. */
  readonly again: () => void;
}

const forms = new Map<string, Promise<RequestForm>>();

async function load(address: string): Promise<RequestForm> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as RequestForm;
}

/** A form is loaded once in a visit; a failure is forgotten. */
function formAt(address: string): Promise<RequestForm> {
  const known = forms.get(address) ?? load(address);
  forms.set(address, known);
  known.catch(() => forms.delete(address));
  return known;
}

/** @param address of the form's file */
export function useRequestForm(address: string): LoadedForm {
  const [form, setForm] = useState<RequestForm>();
  const [failures, setFailures] = useState(0);
  const [attempts, setAttempts] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    formAt(address).then(
      (loaded) => {
        if (isCurrent) setForm(loaded);
      },
      () => {
        if (isCurrent) setFailures(attempts);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [address, attempts]);
  return { form, hasFailed: failures === attempts, again: () => setAttempts(attempts + 1) };
}
