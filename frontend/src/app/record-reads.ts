import type { Endpoint } from '#shared/contract/endpoint.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { recordReads } from '../records/record-reads.ts';

type RecordRead = { readonly endpoint: Endpoint; readonly params: Readonly<Record<string, string>> };

/** What the page at this path reads first, if it is that of a record: the endpoint and its parameters. */
export const recordRead = (path: string): RecordRead | undefined => {
  const id = path.split('/').at(-1) ?? '';
  const found = objectTypes.find((kind) => recordKinds[kind].path(Number(id)) === path);
  if (!found) return undefined;
  const endpoint = recordReads[found];
  const [, name = 'id'] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
  return { endpoint, params: { [name]: id } };
};
