import { setTimeout as sleep } from 'node:timers/promises';
import { addIndex, createdIndex } from './added-index.ts';
import { checked, perform, type ActionName } from './actions.ts';
import type { Row, Table } from './dynalite-types.ts';
import {
  describeContinuousBackups,
  describeTimeToLive,
  forgetSettings,
  updateContinuousBackups,
  updateTimeToLive,
} from './table-settings.ts';
import type { Store } from './store.ts';
import type { Tokens } from './tokens.ts';
import { transactGet } from './transact-get.ts';
import { transactWrite } from './transact-write.ts';
import { plainWrite } from './writes.ts';

/** One operation of the DynamoDB API: the parsed request in, the answer's body out ('' is an empty body). */
export type Operation = (request: Row) => Promise<Row | ''>;

/** Waits until dynalite's delayed change of a table's status is done, so that the next request finds it. */
async function untilActive(store: Store, name: string): Promise<void> {
  for (;;) {
    const table = store.db.getSync(`table~${name}`) as Table | undefined;
    if (!table || table.TableStatus === 'ACTIVE') return;
    await sleep(1);
  }
}

/** All operations this server knows, by the name in the request's X-Amz-Target. */
export function operations(store: Store, tokens: Tokens): Map<string, Operation> {
  const read =
    (name: ActionName): Operation =>
    async (request) =>
      perform(store, name, checked(store, name, request));
  const write =
    (name: ActionName): Operation =>
    async (request) =>
      plainWrite(store, name, request);
  const tableChange =
    (name: ActionName): Operation =>
    (request) =>
      store.locked(async () => {
        const answer = await perform(store, name, checked(store, name, request));
        await untilActive(store, String(request['TableName']));
        return answer;
      });
  const deleteTable = tableChange('deleteTable');
  const updateTable = tableChange('updateTable');

  return new Map<string, Operation>([
    ['GetItem', read('getItem')],
    ['BatchGetItem', read('batchGetItem')],
    ['Query', read('query')],
    ['Scan', read('scan')],
    ['PutItem', write('putItem')],
    ['UpdateItem', write('updateItem')],
    ['DeleteItem', write('deleteItem')],
    ['BatchWriteItem', write('batchWriteItem')],
    ['TransactWriteItems', (request) => transactWrite(store, tokens, request)],
    ['TransactGetItems', (request) => transactGet(store, request)],
    ['CreateTable', tableChange('createTable')],
    [
      'UpdateTable',
      (request) => {
        const index = createdIndex(request);
        return index ? store.locked(() => addIndex(store, request, index)) : updateTable(request);
      },
    ],
    [
      'DeleteTable',
      async (request) => {
        const answer = await deleteTable(request);
        await forgetSettings(store, String(request['TableName']));
        return answer;
      },
    ],
    ['DescribeTable', read('describeTable')],
    ['ListTables', read('listTables')],
    ['TagResource', read('tagResource')],
    ['UntagResource', read('untagResource')],
    ['ListTagsOfResource', read('listTagsOfResource')],
    ['UpdateTimeToLive', (request) => updateTimeToLive(store, request)],
    ['DescribeTimeToLive', (request) => describeTimeToLive(store, request)],
    ['UpdateContinuousBackups', (request) => updateContinuousBackups(store, request)],
    ['DescribeContinuousBackups', (request) => describeContinuousBackups(store, request)],
  ]);
}
