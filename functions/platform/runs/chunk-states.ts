import { readLedger, saveStates } from './run-ledger.ts';
import type { RunHead } from './run-store.ts';

/** The letter of a state: pending, done or failed. */
type Letter = 'p' | 'd' | 'f';

/** The states of the items of one chunk, as the ledger has them. */
export const chunkStates = async (head: RunHead, chunk: number, count: number) => {
  const { run_id: runId, chunk_size: size, retry_before: retryBefore } = head;
  const first = chunk * size + 1;
  const letters = Array.from({ length: count }, (): Letter => 'p');
  for (const { number, status, attempt } of await readLedger(runId, first, first + count - 1)) {
    if (status === 'done') letters[number - first] = 'd';
    else if (attempt >= retryBefore) letters[number - first] = 'f';
  }
  return {
    /** The numbers of the items that are neither done nor failed. */
    pending: (): number[] => letters.flatMap((letter, index) => (letter === 'p' ? [first + index] : [])),
    set: (number: number, letter: Letter): void => {
      letters[number - first] = letter;
    },
    save: (): Promise<void> => saveStates(runId, chunk, letters.join('')),
  };
};

export type ChunkStates = Awaited<ReturnType<typeof chunkStates>>;
