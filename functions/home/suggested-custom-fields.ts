import { suggestedFields } from '#shared/custom-fields/suggested-fields.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { fold } from '#shared/values/fold.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { customFieldStore, definedFields } from '#functions/platform/records/custom-fields.ts';
import { assertRoom, fieldNameClaims, mergedOptions } from '#functions/records/custom-field-changes.ts';
import { definitionEvent } from '#functions/records/definition-event.ts';
import { suggestionOf, type Chosen, type SuggestionSource } from './suggestion-source.ts';

const objects = [...new Set(suggestedFields.map(({ object }) => object))];

const fieldsByObject = async () =>
  new Map(await Promise.all(objects.map(async (object) => [object, await definedFields(object)] as const)));

const fieldOf = ({ key, name }: Chosen, id: number, priority: number): CustomField => {
  const suggested = suggestionOf(suggestedFields, key);
  const options = 'options' in suggested ? suggested.options : [];
  return {
    id,
    version: 1,
    object_type: suggested.object,
    name,
    type: suggested.type,
    options: mergedOptions(
      [],
      options.map((option) => ({ name: option, archived: 0 as const })),
    ),
    help_text: null,
    employee_visibility: 0,
    expense_visibility: 0,
    expense_required: 0,
    priority,
    deleted: 0,
    created_at: now().toISOString(),
  };
};

export const customFieldSuggestions: SuggestionSource = {
  offered: suggestedFields,
  taken: async () => {
    const defined = await fieldsByObject();
    const names = new Set(
      [...defined].flatMap(([object, fields]) => fields.map((field) => `${object} ${fold(field.name)}`)),
    );
    return (key, name) => names.has(`${suggestionOf(suggestedFields, key).object} ${fold(name)}`);
  },
  add: async (actor, chosen) => {
    const defined = await fieldsByObject();
    const first = await customFieldStore.reserveIds(chosen.length);
    const fields = chosen.map((one, at) => {
      const others = defined.get(suggestionOf(suggestedFields, one.key).object) ?? [];
      const field = fieldOf(one, first + at, Math.max(0, ...others.map(({ priority }) => priority)) + 1);
      assertRoom(others);
      others.push(field);
      return field;
    });
    return fields.flatMap((field) => [
      customFieldStore.create(field),
      ...fieldNameClaims(undefined, field),
      definitionEvent(actor, 'added', field),
    ]);
  },
};
