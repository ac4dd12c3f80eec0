import { defaultPreferences, type Preferences } from '#shared/list/preferences.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { preferenceKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/** A support user who acts as someone keeps their own choices, so that looking around changes nothing for that user. */
const keyOf = (actor: Actor, list: string) => preferenceKey(actor.acting_as?.user_id ?? actor.user_id, list);

type Choices = { readonly [K in keyof Preferences]?: Preferences[K] | undefined };

const isPreference = ([name]: readonly [string, unknown]): boolean => name in defaultPreferences;

/** Choices of an older form stand together in `chosen`; one with an attribute of its own is newer and comes first. */
export const readPreferences = async (actor: Actor, list: string): Promise<Preferences> => {
  const item = (await readItem(keyOf(actor, list))) ?? {};
  const own = Object.fromEntries(Object.entries(item).filter(isPreference)) as Partial<Preferences>;
  return { ...defaultPreferences, ...(item['chosen'] as Partial<Preferences> | undefined), ...own };
};

/** Writes these choices and no others, so that two saves at once keep both; the last save of one choice wins. */
export const writePreferences = (actor: Actor, list: string, choices: Choices): Write[] => {
  const sent = Object.entries(choices).filter(([, value]) => value !== undefined);
  if (sent.length === 0) return [];
  return [
    {
      build: () => ({
        Update: {
          TableName: recordsTable(),
          Key: keyOf(actor, list),
          UpdateExpression: `SET ${sent.map((_, at) => `#c${at} = :c${at}`).join(', ')}`,
          ExpressionAttributeNames: Object.fromEntries(sent.map(([name], at) => [`#c${at}`, name])),
          ExpressionAttributeValues: Object.fromEntries(sent.map(([, value], at) => [`:c${at}`, value])),
        },
      }),
    },
  ];
};
