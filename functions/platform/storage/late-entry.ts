import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { changeLogWrite, LATE_MS, type ChangeLogEntry } from './change-log-entry.ts';
import { announceWrites } from './change-log.ts';
import { transactionClient } from './client.ts';

/** A second entry may be late itself. */
const TRIES = 3;

/**
 * Gives a write that took long a second entry, with a stamp of now, before it is acknowledged: readers look back only a
 * little further than `LATE_MS`, and may have read past the first one while it was not there yet.
 */
export const enterLateWrite = async (entry: ChangeLogEntry): Promise<void> => {
  let { changedAt } = entry;
  try {
    for (let tries = 0; tries < TRIES && Date.now() - changedAt > LATE_MS; tries += 1) {
      changedAt = Date.now();
      const second = { ...entry, changedAt, token: randomUUID(), since: entry.changedAt };
      await transactionClient().send(new TransactWriteCommand({ TransactItems: [changeLogWrite(second)] }));
      announceWrites(second);
    }
  } catch {
    // The write itself stands, so the call succeeds: readers find it when they look back further, within ten seconds.
  }
};
