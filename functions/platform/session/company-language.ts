import type { FieldChange } from '#shared/activity/changes.ts';
import { fold } from '#shared/values/fold.ts';
import { languages, type Language } from '#shared/values/language.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';

/** Whether the language of the company was changed. */
export const changesLanguage = ({ payload }: StoredEvent): boolean =>
  'changes' in payload && (payload.changes as readonly FieldChange[]).some(({ field }) => field === 'language');

/**
 * The records whose name is a given one of another language, before and after they get the name of this language. A
 * name that is taken is not given again.
 */
export const inLanguage = <R extends { readonly name: string }>(
  records: readonly R[],
  namesOf: (language: Language) => Readonly<Record<string, string>>,
  language: Language,
): [R, R][] => {
  const keyOf = new Map(languages.flatMap((each) => Object.entries(namesOf(each)).map(([key, name]) => [name, key])));
  const own = new Map(Object.entries(namesOf(language)));
  const taken = new Set(records.map(({ name }) => fold(name)));
  return records.flatMap((record): [R, R][] => {
    const name = own.get(keyOf.get(record.name) ?? '');
    return name === undefined || taken.has(fold(name)) ? [] : [[record, { ...record, name }]];
  });
};
