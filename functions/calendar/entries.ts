import type { EntryOut, LegendType } from '#shared/contract/calendar/entry.ts';
import type { DayEntry } from '#shared/days-off/entries.ts';
import { ABSENT } from '#shared/days-off/request.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { DaysOff } from '#functions/days-off/days-off.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';

/** How this actor reads entries: absences are of no type without the right to reasons. */
export const entryPresenter = (actor: Actor, daysOff: DaysOff): ((entry: DayEntry) => EntryOut) => {
  const seesReasons = can(actor, 'absences:reasons');
  return ({ date, minutes, type_id: typeId, part, state, request_id }) => {
    const kind = daysOff.typeOf(typeId)?.kind ?? 'leave';
    return {
      date: toDmy(date),
      minutes,
      type_id: kind === 'absence' && !seesReasons ? null : typeId,
      kind,
      part,
      state,
      request_id,
      training_id: null,
    };
  };
};

/** The types of these entries, by name. */
export const legendOf = (entries: Iterable<EntryOut>): LegendType[] => {
  const ids = new Set<number | null>();
  for (const { type_id: id } of entries) ids.add(id);
  return [...ids]
    .flatMap((id): LegendType[] => {
      if (id === null) return [{ id, name: ABSENT, colour: 'grey', kind: 'absence' }];
      const type = typeCollection.rows.get(id);
      return type ? [{ id, name: type.name, colour: type.colour, kind: type.kind }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
