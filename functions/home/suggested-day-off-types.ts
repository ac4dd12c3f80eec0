import { suggestedDayOffTypes } from '#shared/days-off/suggested-types.ts';
import { fold } from '#shared/values/fold.ts';
import { patchDayOffType, newType } from '#functions/days-off/day-off-types.ts';
import { definitionEvent } from '#functions/days-off/definition-event.ts';
import { typeCollection, typeNameClaims, typeStore } from '#functions/days-off/type-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { suggestionOf, type SuggestionSource } from './suggestion-source.ts';

export const dayOffTypeSuggestions: SuggestionSource = {
  offered: suggestedDayOffTypes,
  taken: async () => {
    const names = new Set([...(await typeCollection.refresh()).all()].map(({ name }) => fold(name)));
    return (_, name) => names.has(fold(name));
  },
  add: async (actor, chosen) => {
    const first = await typeStore.reserveIds(chosen.length);
    return chosen.flatMap(({ key, name }, at) => {
      const { key: _, kind, ...fields } = suggestionOf(suggestedDayOffTypes, key);
      const created = { id: first + at, version: 1, name, kind, created_at: now().toISOString() };
      const type = patchDayOffType({ ...newType, ...created }, fields);
      return [
        typeStore.create(type),
        ...typeNameClaims(undefined, type),
        definitionEvent(actor, 'type', 'added', name),
      ];
    });
  },
};
