import type { Row } from './dynalite-types.ts';

type Consumed = { TableName: string; CapacityUnits: number };

/** The ConsumedCapacity of a transaction, when asked for: twice what its operations cost on their own. */
export function consumedCapacity(request: Row, answers: Row[]): Row {
  const wanted = request['ReturnConsumedCapacity'];
  if (wanted !== 'TOTAL' && wanted !== 'INDEXES') return {};
  const units = new Map<string, number>();
  for (const answer of answers) {
    const consumed = answer['ConsumedCapacity'] as Consumed | undefined;
    if (consumed) units.set(consumed.TableName, (units.get(consumed.TableName) ?? 0) + 2 * consumed.CapacityUnits);
  }
  return { ConsumedCapacity: Array.from(units, ([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })) };
}
