import type { QueryClient } from '@tanstack/react-query';
import { getPreferences } from '#shared/contract/session/get-preferences.ts';
import { kindBasics, objectTypes } from '#shared/records/object-types.ts';
import { query, readForGood } from '../api/query.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { readingOf } from '../records/record-reads.ts';
import { recordPaths } from '../ui/paths.ts';

const recordAt = (path: string) => {
  const id = path.split('/').at(-1) ?? '';
  const kind = objectTypes.find((each) => recordKinds[each].path(Number(id)) === path);
  return kind && readingOf(kind, id);
};

const listAt = (path: string) => {
  const kind = objectTypes.find((each) => recordPaths[each].list === path);
  return kind && kindBasics[kind].list;
};

/**
 * Reads ahead what the page at this path reads first: its record, or what the user chose last on its list, whose rows
 * are asked for once that is known.
 */
export const readFirst = async (client: QueryClient, path: string): Promise<void> => {
  const record = recordAt(path);
  // why: the only parameter of these endpoints is the record
  if (record) return client.prefetchQuery(query(record.endpoint, { params: record.params } as never));
  const list = listAt(path);
  if (list) await client.prefetchQuery({ ...query(getPreferences, { params: { list } }), ...readForGood });
};
