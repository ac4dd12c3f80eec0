import { suggestedFields } from '#shared/custom-fields/suggested-fields.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { fold } from '#shared/values/fold.ts';
import type { Language } from '#shared/values/language.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { customFieldStore, definedFields } from '#functions/platform/records/custom-fields.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { homeTexts } from '#functions/platform/texts/home.ts';
import { assertRoom, fieldNameClaims, mergedOptions } from '#functions/records/custom-field-changes.ts';
import { definitionEvent } from '#functions/records/definition-event.ts';
import { suggestionOf, type Chosen, type SuggestionSource } from './suggestion-source.ts';

const objects = [...new Set(suggestedFields.map(({ object }) => object))];

const fieldsByObject = async () =>
  new Map(await Promise.all(objects.map(async (object) => [object, await definedFields(object)] as const)));

const optionsOf = (suggested: (typeof suggestedFields)[number], language: Language): readonly string[] => {
  if ('options' in suggested) return suggested.options;
  const names = homeTexts(language).suggested.custom_field_option;
  return 'optionKeys' in suggested ? suggested.optionKeys.map((key) => names[key]) : [];
};

type Place = { readonly id: number; readonly priority: number };

const fieldOf = ({ key, name }: Chosen, { id, priority }: Place, language: Language): CustomField => {
  const suggested = suggestionOf(suggestedFields, key);
  return {
    id,
    version: 1,
    object_type: suggested.object,
    name,
    type: suggested.type,
    options: mergedOptions(
      [],
      optionsOf(suggested, language).map((option) => ({ name: option, archived: 0 as const })),
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
    const [defined, { language }] = await Promise.all([fieldsByObject(), readCompany()]);
    const first = await customFieldStore.reserveIds(chosen.length);
    const fields = chosen.map((one, at) => {
      const others = defined.get(suggestionOf(suggestedFields, one.key).object) ?? [];
      const priority = Math.max(0, ...others.map((other) => other.priority)) + 1;
      const field = fieldOf(one, { id: first + at, priority }, language);
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
