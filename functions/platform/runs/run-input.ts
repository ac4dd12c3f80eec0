import { getJson, putJson } from '#functions/platform/files/objects.ts';
import type { RunHead } from './run-store.ts';

/** The words that people see for an item. */
export type ItemWords = {
  label: string;
  /** What the run does with the item, where that differs from item to item. */
  detail?: string | undefined;
  /** The person in the label, if the user who started the run sees them. */
  employee_id?: number | undefined;
};

/**
 * One item as its kind expanded it: its words and the payload for `apply`. Items of a later `round` (0 by default) begin
 * after all of the earlier ones have ended, and see what those wrote; rounds never go back in the order of the items.
 */
export type ExpandedItem<Payload> = ItemWords & { input: Payload; round?: number };

const inputKey = (runId: string): string => `runs/${runId}/input.json.gz`;
const chunkKey = (expansion: string, chunk: number): string => `${expansion}/chunk-${chunk}.json.gz`;

/** Stores the input of a run in S3, before the run exists. */
export const putInput = (runId: string, input: unknown): Promise<void> => putJson(inputKey(runId), input);

export const getInput = async (runId: string): Promise<unknown> => {
  const input = await getJson(inputKey(runId));
  if (input === undefined) throw new Error(`the input of run ${runId} is gone`);
  return input;
};

export const putChunk = (expansion: string, chunk: number, items: readonly ExpandedItem<unknown>[]): Promise<void> =>
  putJson(chunkKey(expansion, chunk), items);

export const getChunk = async (head: RunHead, chunk: number): Promise<ExpandedItem<unknown>[]> => {
  const items = head.expansion === null ? undefined : await getJson(chunkKey(head.expansion, chunk));
  if (items === undefined) throw new Error(`chunk ${chunk} of run ${head.run_id} is gone`);
  return items as ExpandedItem<unknown>[];
};
