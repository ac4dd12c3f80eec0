import { firstOfYear, yearOf } from '#shared/days-off/day-numbers.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Language } from '#shared/values/language.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { claimOnce, hasClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOffSettings, writeDaysOffSettings, writeRights } from './days-off-settings.ts';
import { scheduleCollection, scheduleNameClaims, scheduleStore } from './schedule-store.ts';
import {
  standardRights,
  standardScheduleKeys,
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

const typeWrites = async (language: Language): Promise<Write[]> => {
  const firstId = await typeStore.reserveIds(standardTypeKeys.length);
  return [
    ...standardTypes(firstId, now().toISOString(), language).flatMap((type) => [
      typeStore.create(type),
      ...typeNameClaims(undefined, type),
    ]),
    writeRights(standardRights(firstId)),
  ];
};

const scheduleWrites = async (language: Language): Promise<Write[]> => {
  const firstId = await scheduleStore.reserveIds(standardScheduleKeys.length);
  const from = firstOfYear(yearOf(today()));
  return standardSchedules(firstId, from, now().toISOString(), language).flatMap((schedule) => [
    scheduleStore.create(schedule),
    ...scheduleNameClaims(undefined, schedule),
  ]);
};

/**
 * Gives a company its first types, their rights and schedules in its language: once, however often and from however many places it is
 * called, and none where somebody was faster (docs/areas/days-off.md#standard-types). It also keeps the first year of
 * balances, which would be the present one every year otherwise.
 */
export const giveStandardTypes = async (): Promise<void> => {
  if (await hasClaim(CLAIM, GIVEN)) return;
  const [types, schedules, settings, { language }] = await Promise.all([
    typeCollection.refresh(),
    scheduleCollection.refresh(),
    readDaysOffSettings(),
    readCompany(),
  ]);
  const writes = [
    standardTypesGiven(),
    writeDaysOffSettings(settings),
    ...(types.size === 0 ? await typeWrites(language) : []),
    ...(schedules.size === 0 ? await scheduleWrites(language) : []),
  ];
  await transact(writes).catch((error: unknown) => {
    if (!(error instanceof AlreadyGivenError)) throw error;
  });
};
