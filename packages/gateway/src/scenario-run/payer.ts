/** Does what a payer does on the pages behind `result.pay_url`: types a card, or presses a button. */
import { CANCEL, type ScenarioStep } from '@gateway-docs/site-data/services';
import type { Client } from './client';

type PayerStep = Extract<ScenarioStep, { readonly by: 'payer' }>;

const NEW = 0;

/** The button of a payer's page that stands for a step. */
const isButtonFor = ({ action, hosted }: PayerStep, label: string): boolean =>
  action.includes(CANCEL) ? label.includes(CANCEL) : label === (hosted?.button ?? action);

/** @param externalId of the transaction that the payer pays */
export async function actAsPayer(client: Client, externalId: string, step: PayerStep): Promise<void> {
  const { payer } = client;
  const { id, status } = await client.look(externalId);
  if (step.hosted && status === NEW) return payer.enterCard(id, step.hosted.card ?? '');
  const labels = await payer.buttons(id);
  const index = labels.findIndex((label) => isButtonFor(step, label));
  await payer.press(id, index);
}
