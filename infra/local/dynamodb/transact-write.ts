import db from 'dynalite/db/index.js';
import { keysOf } from '#shared/values/keys-of.ts';
import { checked, perform, type ActionName } from './actions.ts';
import { consumedCapacity } from './capacity.ts';
import type { Item, Row, Table } from './dynalite-types.ts';
import { apiError, isException, validationException } from './errors.ts';
import { record, type Recording } from './recording.ts';
import { isRow } from './row.ts';
import type { Store } from './store.ts';
import { requestHash, type Tokens } from './tokens.ts';

const maxItems = 100;
const maxBytes = 4 * 1024 * 1024;

// A condition check is read with the rules of DeleteItem, whose parameters are the same.
const actionOf = {
  Put: 'putItem',
  Update: 'updateItem',
  Delete: 'deleteItem',
  ConditionCheck: 'deleteItem',
} as const satisfies Record<string, ActionName>;
type Kind = keyof typeof actionOf;

type Operation = { kind: Kind; data: Row; table: Table; returnOld: boolean };
type Transaction = { request: Row; hash: string; operations: Operation[] };
type Reason = { Code: string; Message?: string; Item?: Item };

/** The members of a TransactItems list. Throws the ValidationException AWS answers with when their number is wrong. */
export function transactItems(request: Row): Row[] {
  const items = request['TransactItems'];
  const constraintError = (rule: string) =>
    validationException(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must ${rule}`,
    );
  if (!Array.isArray(items)) throw constraintError('not be null');
  if (items.length < 1) throw constraintError('have length greater than or equal to 1');
  if (items.length > maxItems) throw constraintError(`have length less than or equal to ${maxItems}`);
  return items.map((item: unknown) => (isRow(item) ? item : {}));
}

function tableOf(store: Store, name: unknown): Promise<Table> {
  return new Promise((resolve, reject) => {
    store.getTable(String(name), (error, table) => {
      if (table) resolve(table);
      else reject(error ?? new Error('no table'));
    });
  });
}

async function parse(store: Store, member: Row, capacity: unknown): Promise<Operation> {
  const kinds = keysOf(actionOf).filter((kind) => member[kind] != null);
  const [kind] = kinds;
  const request = kind && member[kind];
  if (!kind || kinds.length > 1 || !isRow(request)) {
    throw validationException('TransactItems can only contain one of Check, Put, Update or Delete');
  }
  if (kind === 'ConditionCheck' && request['ConditionExpression'] == null) {
    throw validationException('The expression of a ConditionCheck can not be null');
  }
  if (kind === 'Update' && request['UpdateExpression'] == null) {
    throw validationException('The UpdateExpression of an Update can not be null');
  }
  const returnOld = request['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD';
  const data = checked(store, actionOf[kind], { ...request, ReturnConsumedCapacity: capacity });
  return { kind, data, table: await tableOf(store, data['TableName']), returnOld };
}

/** Table and key as one string, or undefined when the key does not fit the table, which its action reports. */
function identity({ kind, data, table }: Operation): string | undefined {
  const source = (kind === 'Put' ? data['Item'] : data['Key']) as Item;
  const key = Object.fromEntries(
    table.KeySchema.flatMap(({ AttributeName: name }) => (source[name] ? [[name, source[name]]] : [])),
  );
  return db.validateKey(key, table) ? undefined : `${table.TableName}~${db.createKey(key, table)}`;
}

function assertNoRepeats(operations: Operation[]): void {
  const seen = new Set<string>();
  for (const operation of operations) {
    const item = identity(operation);
    if (item === undefined) continue;
    if (seen.has(item)) throw validationException('Transaction request cannot include multiple operations on one item');
    seen.add(item);
  }
}

/** Evaluates a condition check; the other kinds are evaluated by the action that also writes. */
function checkCondition(recording: Recording, { data, table }: Operation): Promise<Row> {
  return new Promise((resolve, reject) => {
    const key = data['Key'] as Item;
    const keyError = db.validateKey(key, table);
    if (keyError) return reject(keyError);
    recording.store.getItemDb(table.TableName).get(db.createKey(key, table), (_error, item) => {
      const conditionError = db.checkConditional(data, item as Item | undefined);
      if (conditionError) reject(conditionError);
      else resolve({});
    });
  });
}

async function evaluate(recording: Recording, operation: Operation, answers: Row[]): Promise<Reason> {
  const { kind, data, returnOld } = operation;
  try {
    const answer =
      kind === 'ConditionCheck'
        ? await checkCondition(recording, operation)
        : await perform(recording.store, actionOf[kind], data);
    answers.push(answer || {});
    return { Code: 'None' };
  } catch (error) {
    if (isException(error, 'ConditionalCheckFailedException')) {
      const existing = recording.existing();
      const Item = returnOld && existing ? { Item: existing } : {};
      return { Code: 'ConditionalCheckFailed', Message: error.message, ...Item };
    }
    if (isException(error, 'ValidationException')) return { Code: 'ValidationError', Message: error.message };
    throw error;
  }
}

async function apply(store: Store, tokens: Tokens, { request, hash, operations }: Transaction): Promise<Row> {
  const token = request['ClientRequestToken'];
  const earlier = typeof token === 'string' ? tokens.replay(token, hash) : undefined;
  if (earlier) return earlier;

  const recording = record(store);
  const reasons: Reason[] = [];
  const answers: Row[] = [];
  for (const operation of operations) reasons.push(await evaluate(recording, operation, answers));
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancellationError(reasons);
  const bytes = recording.written.reduce((sum, item) => sum + db.itemSize(item), 0);
  if (bytes > maxBytes) throw validationException('The aggregate size of the items in the transaction exceeds 4 MB');

  const answer = consumedCapacity(request, answers);
  const tokenOperations = typeof token === 'string' ? tokens.remembering(token, hash, answer) : [];
  await store.db.batch([...recording.operations, ...tokenOperations]);
  if (typeof token === 'string') tokens.remember(token, hash, answer);
  return answer;
}

function cancellationError(reasons: Reason[]): Error {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return apiError('TransactionCanceledException', message, { CancellationReasons: reasons });
}

/**
 * TransactWriteItems: all conditions first, then every change as one LevelDB batch, all under the write lock.
 * A batch is one record of the write-ahead log, so a killed process leaves the whole transaction or nothing of it.
 */
export async function transactWrite(store: Store, tokens: Tokens, request: Row): Promise<Row> {
  const members = transactItems(request);
  const token = request['ClientRequestToken'];
  if (typeof token === 'string' && (token.length < 1 || token.length > 36)) {
    throw validationException('ClientRequestToken must have a length between 1 and 36');
  }
  const capacity = request['ReturnConsumedCapacity'];
  const operations: Operation[] = [];
  // Taken before the checks rewrite parts of the request.
  const hash = requestHash(request);
  for (const member of members) operations.push(await parse(store, member, capacity));
  assertNoRepeats(operations);
  return store.locked(() => apply(store, tokens, { request, hash, operations }));
}
