import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { fold } from '#shared/values/fold.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { moveClaim, releaseUnique } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const NAME_CLAIM = 'day_off_type_name';

export const typeStore = entityStore<DayOffType>({
  type: 'day_off_type',
  layout: {
    version: 1,
    fields: [
      'name',
      'kind',
      'colour',
      'unit',
      'needs_approval',
      'has_balance',
      'strict_balance',
      'paid',
      'shown_as',
      'payroll_hint',
      'over_schedule',
      'keeps_holidays',
      'active',
      'created_at',
    ],
  },
});

export const typeCollection = collection<DayOffType, DayOffType>({ entity: typeStore, toRow: (stored) => stored });

/** Claims the name of a type: two of one name could not be told apart in a form or an import. */
export const typeNameClaims = (before: DayOffType | undefined, after: DayOffType): Write[] =>
  moveClaim(NAME_CLAIM, before ? fold(before.name) : null, fold(after.name), after.id, () => typeNameInUse());

export const releaseTypeName = (type: DayOffType): Write => releaseUnique(NAME_CLAIM, fold(type.name));

const typeNameInUse = (): AppError => {
  const message = 'Another type has this name';
  return new AppError('name_in_use', {
    detail: `${message}.`,
    fields: [{ path: 'name', code: 'invalid_value', message }],
  });
};

const unknownType = (): AppError => {
  const unknown = issue('type_id', 'unknown_day_off_type');
  return new AppError('form_invalid', { fields: [unknown], detail: unknown.message });
};

/** Goes with what has this type from now on: the type must not be deleted at the same moment. */
export const typeIsThere = (id: number): Write => typeStore.there(id, unknownType);

/** The type for a change of itself. */
export const storedType = async (id: number): Promise<DayOffType> => {
  const stored = await typeStore.get(id);
  if (!stored) throw new AppError('not_found');
  return stored;
};
