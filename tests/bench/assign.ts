import { once } from './measure.ts';
import { pollRun } from './poll-run.ts';
import type { Caller } from './caller.ts';

const PEOPLE = 1_000;
const AT_ONCE = 8;

/** Adds 1,000 people and returns their ids. */
export const addPeople = async ({ post }: Caller): Promise<number[]> => {
  const ids: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < PEOPLE; at = next++) {
      const person = await post('/api/employees/add', { first_name: 'Bench', last_name: `Person ${at}` });
      ids.push(Number(person['id']));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return ids;
};

/**
 * Times a bulk assignment to 1,000 people without a pace, from the click to its end: the second one, with a warm
 * worker.
 */
export const benchAssign = async (caller: Caller) => {
  const employee_ids = await addPeople(caller);
  const { id: assetTypeId } = await caller.post('/api/assetTypes/add', { name: 'Bench' });
  const assign = async () =>
    pollRun(caller, (await caller.post('/api/assets/bulkAssign', { assetTypeId, price: 10, employee_ids }))['run_id']);
  await assign();
  const taken = await once(assign);
  return [
    { what: 'bulk assignment', value: (PEOPLE / taken) * 1000, unit: 'people/s', goal: 200, atLeast: true as const },
  ];
};
