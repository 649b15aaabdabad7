/** Puts a saved state back into a run that has just begun. */
import type { SandboxState } from './sandbox-state';

/**
 * @param text of `memory.save()`
 * @throws Error when the text is no saved state
 */
export function restore({ memory, transactions, player }: SandboxState, text: string): void {
  memory.load(text);
  transactions.all().forEach((transaction) => player.restore(transaction));
}
