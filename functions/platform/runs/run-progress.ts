import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '#functions/platform/storage/client.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { runExpiry, runKey } from './run-store.ts';

const SK = 'progress';

/** Saves how far a task is, in units of its own. */
export const saveProgress = async (runId: string, done: number, total: number): Promise<void> => {
  const item = { pk: runKey(runId), sk: SK, done, total, [EXPIRES_AT]: runExpiry(Date.now()) };
  await documentClient().send(new PutCommand({ TableName: runsTable(), Item: item }));
};

export const readProgress = async (runId: string): Promise<{ done: number; total: number }> => {
  const item = await readItem({ pk: runKey(runId), sk: SK }, runsTable());
  return { done: Number(item?.['done'] ?? 0), total: Number(item?.['total'] ?? 0) };
};
