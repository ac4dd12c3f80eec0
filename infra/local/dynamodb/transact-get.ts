import { checked, perform } from './actions.ts';
import { consumedCapacity } from './capacity.ts';
import type { Row } from './dynalite-types.ts';
import { validationException } from './errors.ts';
import type { Store } from './store.ts';
import { transactItems } from './transact-write.ts';

/** TransactGetItems: read under the write lock, so no transaction is seen half applied. */
export async function transactGet(store: Store, request: Row): Promise<Row> {
  const gets = transactItems(request).map((member) => {
    const get = member['Get'];
    if (typeof get !== 'object' || get === null) throw validationException('TransactItems can only contain Get');
    return checked(store, 'getItem', { ...get, ReturnConsumedCapacity: request['ReturnConsumedCapacity'] });
  });
  return store.locked(async () => {
    const answers: Row[] = [];
    for (const data of gets) answers.push((await perform(store, 'getItem', data)) || {});
    const Responses = answers.map(({ Item }) => (Item ? { Item } : {}));
    return { Responses, ...consumedCapacity(request, answers) };
  });
}
