import { checked, perform, type ActionName } from './actions.ts';
import type { Row } from './dynalite-types.ts';
import { isException } from './errors.ts';
import { record } from './recording.ts';
import type { Store } from './store.ts';

/** PutItem, UpdateItem, DeleteItem and BatchWriteItem: dynalite's action, applied as one batch under the write lock. */
export function plainWrite(store: Store, name: ActionName, request: Row): Promise<Row | ''> {
  const returnOld = request['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD';
  const data = checked(store, name, request);
  return store.locked(async () => {
    const recording = record(store);
    try {
      const answer = await perform(recording.store, name, data);
      await store.db.batch(recording.operations);
      return answer;
    } catch (error) {
      const existing = recording.existing();
      if (returnOld && existing && isException(error, 'ConditionalCheckFailedException')) error.body['Item'] = existing;
      throw error;
    }
  });
}
