import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';

/** What AWS bills for the tables and objects that this process asked for. */
export type Consumption = {
  calls: number;
  reads: number;
  writes: number;
  /** Write units of the indexes, which the local storage does not count. */
  indexWrites: number;
  /** Requests to the object store: what it bills as GET, and what it bills as PUT. */
  gets: number;
  puts: number;
  bytes: number;
  /** Secrets that were read, each a call of Secrets Manager. */
  secrets: number;
};
type Consumed = { CapacityUnits?: number };
type Put = { Item?: Record<string, unknown> | undefined };
type Sent = Put & { TransactItems?: readonly { Put?: Put }[] };

/** Units that AWS bills for a strongly consistent read of nothing. */
const EMPTY_READ = 1;
const readNames = new Set([
  'GetItemCommand',
  'QueryCommand',
  'ScanCommand',
  'BatchGetItemCommand',
  'TransactGetItemsCommand',
]);
const getNames = new Set(['GetObjectCommand', 'HeadObjectCommand']);

const isFirst = (version: unknown): boolean =>
  JSON.stringify(version) === '1' || JSON.stringify(version) === '{"N":"1"}';

/** A new row costs its index one unit, a row whose place in the index moves costs two, an event one. */
const indexWritesOf = ({ Item: item, TransactItems: items = [] }: Sent): number =>
  [{ Item: item }, ...items.map(({ Put: put }) => put ?? {})].reduce<number>((sum, put: Put) => {
    if (put.Item?.['changed_at'] !== undefined) return sum + (isFirst(put.Item['version']) ? 1 : 2);
    return sum + (put.Item?.['moment'] === undefined ? 0 : 1);
  }, 0);

const nothing = (): Consumption => ({
  calls: 0,
  reads: 0,
  writes: 0,
  indexWrites: 0,
  gets: 0,
  puts: 0,
  bytes: 0,
  secrets: 0,
});

/** Counts what this process asks for from now on; `take` answers what was counted since the last time. */
export const watchConsumption = (): { take: () => Consumption } => {
  let used = nothing();
  for (const client of [dynamo(), transactionDynamo()])
    client.middlewareStack.add(
      (next, context) => async (args) => {
        Object.assign(args.input as object, { ReturnConsumedCapacity: 'TOTAL' });
        const result = await next(args);
        const { ConsumedCapacity: consumed } = result.output as { ConsumedCapacity?: Consumed | Consumed[] };
        const units = [consumed ?? []].flat().reduce((sum, { CapacityUnits: each = 0 }) => sum + each, 0);
        // AWS bills a read that finds nothing; the local storage counts it as 0.
        if (readNames.has(context.commandName ?? '')) used.reads += Math.max(units, EMPTY_READ);
        else used.writes += units;
        used.indexWrites += indexWritesOf(args.input as Sent);
        used.calls += 1;
        return result;
      },
      { step: 'initialize', name: 'consumption' },
    );
  objectStore().middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      if (getNames.has(context.commandName ?? '')) used.gets += 1;
      else used.puts += 1;
      used.bytes += (result.output as { ContentLength?: number }).ContentLength ?? 0;
      return result;
    },
    { step: 'initialize', name: 'consumption' },
  );
  // The local store of secrets is one file.
  const { readFile } = fs;
  const counted = (...args: Parameters<typeof readFile>) => {
    if (args[0] === process.env['SECRETS_FILE']) used.secrets += 1;
    return readFile(...args);
  };
  // why: the last of the overloads stands for all of them
  fs.readFile = counted as typeof readFile;
  syncBuiltinESMExports();
  return {
    take() {
      const taken = used;
      used = nothing();
      return taken;
    },
  };
};
