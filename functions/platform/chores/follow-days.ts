import type { IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { doChores } from './do-chores.ts';

/**
 * What an area does when a day has come: `from` is the last day that was done, `to` is today. It may be called again
 * for the same days, so it does each thing once or changes nothing.
 */
export type DayWork = (from: IsoDate, to: IsoDate) => Promise<void>;

/** The `from` of the first call ever. */
export const BEGINNING: IsoDate = '1900-01-01';

const DAYS = 'days';
const keyOf = (name: string) => ({ pk: DAYS, sk: name });

/** The last day that each kind of work has done. */
export const readDays = async (): Promise<{ name: string; doneTo: IsoDate }[]> => {
  const items = await queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': DAYS },
  });
  return items.map((item) => ({ name: String(item['sk']), doneTo: String(item['done_to']) }));
};

const doneTo = async (name: string): Promise<IsoDate> => {
  const item = await readItem(keyOf(name), runsTable());
  return (item?.['done_to'] as IsoDate | undefined) ?? BEGINNING;
};

const markDone = (name: string, day: IsoDate): Write => ({
  build: () => ({
    Update: {
      TableName: runsTable(),
      Key: keyOf(name),
      UpdateExpression: 'SET done_to = :day',
      ExpressionAttributeValues: { ':day': day },
    },
  }),
});

const follow = async (name: string, work: DayWork): Promise<void> => {
  const [from, to] = [await doneTo(name), today()];
  // A clock that was set back does nothing until it has caught up.
  if (from >= to) return;
  await work(from, to);
  await transact([markDone(name, to)]);
};

/** Does the work of the days since the last call; each kind of work keeps its own place. */
export const followDays = (works: Readonly<Record<string, DayWork>>): Promise<void> =>
  doChores(
    Object.entries(works).map(
      ([name, work]) =>
        () =>
          follow(name, work),
    ),
    'work of the day not done',
  );
