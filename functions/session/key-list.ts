import { KEY_PREFIX, stateOfKey, type ApiKey } from '#shared/api-keys/api-key.ts';
import { apiKeyColumns, type ApiKeyRow } from '#shared/api-keys/api-key.columns.ts';
import type { User } from '#shared/people/user.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listApiKeys } from '#shared/contract/session/list-api-keys.ts';
import { latestFirst } from '#shared/list/apply-list-query.ts';
import { listOfRows } from '#shared/list/list-of-rows.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { listKeys } from '#functions/platform/session/kept-keys.ts';
import { usersById } from '#functions/platform/session/users.ts';
import { lastUseOf } from '#functions/platform/session/last-key-use.ts';

const rowOf = async (key: ApiKey, makers: ReadonlyMap<number, User>): Promise<ApiKeyRow> => ({
  ...key,
  begins: `${KEY_PREFIX}${key.id}_`,
  last_used_at: await lastUseOf(key),
  state: stateOfKey(key, makers.get(key.made_by), today()),
});

const presentKey = (row: ApiKeyRow): EndpointResponse<typeof listApiKeys>['data'][number] => ({
  id: row.id,
  name: row.name,
  begins: row.begins,
  scopes: [...row.scopes],
  made_by: row.made_by_name,
  created_at: row.created_at,
  expires_on: toDmy(row.expires_on),
  last_used_at: row.last_used_at,
  revoked_at: row.revoked_at,
  state: row.state,
});

/** A page of the API keys, latest first. */
export const keyList = async (query: ListQuery) => {
  const keys = await listKeys();
  const makers = await usersById(keys.map((key) => key.made_by));
  const rows = await Promise.all(keys.map((key) => rowOf(key, makers)));
  const { data, count } = listOfRows(rows, latestFirst(query), apiKeyColumns, today());
  return { data: data.map(presentKey), count };
};
