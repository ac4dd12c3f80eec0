import type { Endpoint } from '#shared/contract/endpoint.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { recordReads } from '../records/record-reads.ts';

const kinds = Object.keys(recordReads) as (keyof typeof recordReads)[];

/** What the page at this path reads first, if it is that of a record: the endpoint and the id in its parameters. */
export const recordRead = (path: string): { endpoint: Endpoint; id: string } | undefined => {
  const id = path.split('/').at(-1) ?? '';
  const found = kinds.find((kind) => recordKinds[kind].path(Number(id)) === path);
  return found && { endpoint: recordReads[found], id };
};
