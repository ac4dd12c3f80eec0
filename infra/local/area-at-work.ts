import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { accessOf, type Endpoint } from '#shared/contract/endpoint.ts';
import { tableDefinitions, type TableDefinition } from '#functions/platform/storage/tables.ts';
import { areaOf, keysOfOthers } from '#infra/constructs/area-keys.ts';

const atWork = new AsyncLocalStorage<string>();

/** Does the work of an endpoint; what it writes is held against the keys of its area wherever `checkKeys` looks on. */
export const withAreaOf = <T>(definition: Endpoint, work: () => T): T =>
  accessOf(definition) === 'write' ? atWork.run(areaOf(definition), work) : work();

/** The area of the endpoint whose work this is; nothing in work of a reading endpoint and of nobody. */
export const areaAtWork = (): string | undefined => atWork.getStore();

/** Does the work of a worker that an endpoint woke in its own process; on AWS the worker has a role of its own. */
export const outsideAreas = <T>(work: () => T): T => atWork.exit(work);

type Target = { readonly TableName: string; readonly Key?: StoredKey; readonly Item?: StoredKey };
type StoredKey = { readonly pk: { readonly S: string } };
type Writes = {
  readonly TransactItems: readonly Readonly<Partial<Record<'Put' | 'Update' | 'Delete', Target>>>[];
};

const writesIn = (action: string, body: string): Target[] => {
  if (/^(?:Put|Update|Delete)Item$/.test(action)) return [JSON.parse(body) as Target];
  if (action !== 'TransactWriteItems') return [];
  // why: the client has made this body
  return (JSON.parse(body) as Writes).TransactItems.flatMap(
    ({ Put: put, Update: update, Delete: remove }) => put ?? update ?? remove ?? [],
  );
};

const isAt = (pattern: string, pk: string): boolean =>
  pattern.endsWith('*') ? pk.startsWith(pattern.slice(0, -1)) : pk === pattern;

const tableOf = (tableName: string): TableDefinition['name'] | undefined =>
  tableDefinitions.find(({ name }) => process.env[`${name.toUpperCase()}_TABLE`] === tableName)?.name;

const assertOwn = (area: string, { TableName: name, Key: key, Item: item }: Target): void => {
  const pk = (key ?? item)?.pk.S ?? '';
  const table = tableOf(name);
  const hasGroups = process.env['OIDC_GROUP_CLAIM'] !== undefined;
  const found = table && keysOfOthers(area, table, hasGroups).find((pattern) => isAt(pattern, pk));
  if (found) throw new Error(`${area} may not write ${found} (infra/constructs/areas.ts)`);
};

/** Refuses what the role of the area at work refuses on AWS: no store here knows rights. */
export const checkKeys = ({ middlewareStack }: DynamoDBClient): void =>
  middlewareStack.add(
    (next) => (args) => {
      const area = areaAtWork();
      const { headers, body } = args.request as { headers: Record<string, string>; body: string | Uint8Array };
      const action = headers['x-amz-target']?.split('.').at(-1) ?? '';
      if (area !== undefined && /^(?:Put|Update|Delete|TransactWrite)/.test(action))
        for (const target of writesIn(action, typeof body === 'string' ? body : new TextDecoder().decode(body)))
          assertOwn(area, target);
      return next(args);
    },
    { step: 'build', name: 'areaKeys', override: true },
  );
