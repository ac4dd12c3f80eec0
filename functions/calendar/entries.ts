import type { EntryOut, LegendType } from '#shared/contract/calendar/entry.ts';
import { ABSENT } from '#shared/days-off/request.columns.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { AwayDay } from '#functions/days-off/away-days.ts';
import type { DaysOff } from '#functions/days-off/days-off.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';

/** How a viewer reads the days that people are away: absences are of no type without the right to reasons. */
export const presentEntry =
  (daysOff: DaysOff, seesReasons: boolean) =>
  ({ date, minutes, type_id: typeId, part, state, request_id, training_id }: AwayDay): EntryOut => {
    const kind = daysOff.typeOf(typeId)?.kind ?? 'leave';
    return {
      date: toDmy(date),
      minutes,
      type_id: kind === 'absence' && !seesReasons ? null : typeId,
      kind,
      part,
      state,
      request_id,
      training_id,
    };
  };

/** The types with these ids, by name; null is what the viewer may not know by name. */
export const legendOf = (ids: ReadonlySet<number | null>): LegendType[] =>
  [...ids]
    .flatMap((id): LegendType[] => {
      if (id === null) return [{ id, name: ABSENT, colour: 'grey', kind: 'absence' }];
      const type = typeCollection.rows.get(id);
      return type ? [{ id, name: type.name, colour: type.colour, kind: type.kind }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
