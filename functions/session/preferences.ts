import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { defaultPreferences, type Preferences } from '#shared/list/preferences.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { preferenceKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A support user who acts as someone keeps their own choices, so that looking around changes nothing for that user. */
const keyOf = (actor: Actor, list: string) => preferenceKey(actor.acting_as?.user_id ?? actor.user_id, list);

export const readPreferences = async (actor: Actor, list: string): Promise<Preferences> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: keyOf(actor, list), ConsistentRead: true }),
  );
  return { ...defaultPreferences, ...(item?.['chosen'] as Partial<Preferences> | undefined) };
};

/** The last save wins: two tabs have nothing to lose here. */
export const writePreferences = (actor: Actor, list: string, chosen: Preferences): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...keyOf(actor, list), chosen } } }),
});
