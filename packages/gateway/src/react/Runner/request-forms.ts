/** The request forms of the site, each loaded once in a visit. */
import type { RequestForm } from '../../protocol/request-form';

const forms = new Map<string, Promise<RequestForm>>();

async function load(address: string): Promise<RequestForm> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as RequestForm;
}

/**
 * A failure is forgotten, so that the next call loads again.
 * @param address of the form's file
 * @throws Error when the form cannot be loaded
 */
export function requestForm(address: string): Promise<RequestForm> {
  const known = forms.get(address) ?? load(address);
  forms.set(address, known);
  known.catch(() => forms.delete(address));
  return known;
}
