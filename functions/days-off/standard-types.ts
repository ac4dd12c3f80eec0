import { firstOfYear, yearOf } from '#shared/days-off/day-numbers.ts';
import { AppError } from '#shared/errors/problem.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { claimOnce, hasClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOffSettings, writeDaysOffSettings, writeRights } from './days-off-settings.ts';
import { scheduleCollection, scheduleNameClaims, scheduleStore } from './schedule-store.ts';
import {
  STANDARD_SCHEDULES,
  standardRights,
  standardSchedules,
  standardTypeKeys,
  standardTypes,
} from './standard-definitions.ts';
import { typeCollection, typeNameClaims, typeStore } from './type-store.ts';

const CLAIM = 'days_off_standard';
const GIVEN = 'given';

class AlreadyGivenError extends AppError {
  constructor() {
    super('conflict');
  }
}

/** Says that the standard types were given, for good: what an administrator removes of them does not come back. */
export const standardTypesGiven = (): Write => claimOnce(CLAIM, GIVEN, 1, () => new AlreadyGivenError());

const typeWrites = async (): Promise<Write[]> => {
  const firstId = await typeStore.reserveIds(standardTypeKeys.length);
  return [
    ...standardTypes(firstId, now().toISOString()).flatMap((type) => [
      typeStore.create(type),
      ...typeNameClaims(undefined, type),
    ]),
    writeRights(standardRights(firstId)),
  ];
};

const scheduleWrites = async (): Promise<Write[]> => {
  const firstId = await scheduleStore.reserveIds(STANDARD_SCHEDULES);
  const from = firstOfYear(yearOf(today()));
  return standardSchedules(firstId, from, now().toISOString()).flatMap((schedule) => [
    scheduleStore.create(schedule),
    ...scheduleNameClaims(undefined, schedule),
  ]);
};

/**
 * Gives a company its first types, their rights and schedules: once, however often and from however many places it is
 * called, and none where somebody was faster (docs/areas/days-off.md#standard-types). It also keeps the first year of
 * balances, which would be the present one every year otherwise.
 */
export const giveStandardTypes = async (): Promise<void> => {
  if (await hasClaim(CLAIM, GIVEN)) return;
  const [types, schedules, settings] = await Promise.all([
    typeCollection.refresh(),
    scheduleCollection.refresh(),
    readDaysOffSettings(),
  ]);
  const writes = [
    standardTypesGiven(),
    writeDaysOffSettings(settings),
    ...(types.size === 0 ? await typeWrites() : []),
    ...(schedules.size === 0 ? await scheduleWrites() : []),
  ];
  await transact(writes).catch((error: unknown) => {
    if (!(error instanceof AlreadyGivenError)) throw error;
  });
};
