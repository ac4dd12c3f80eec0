import type { AssetTypeChange } from '#shared/activity/events.ts';
import { isArchived, type AssetType } from '#shared/assets/asset-type.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A change of a type. It concerns no single asset, so the event stands with the user who made it. */
export const typeEvent = (actor: Actor, what: AssetTypeChange, name: string, into = ''): Write =>
  recordEvent(actor, { object: 'user', id: actor.user_id, type: 'asset_type_defined', payload: { what, name, into } });

/** The events of an edit: that the type has another name, and that it is archived or restored. */
export const typeEvents = (actor: Actor, before: AssetType, after: AssetType): Write[] => [
  ...(before.name === after.name ? [] : [typeEvent(actor, 'renamed', before.name, after.name)]),
  ...(isArchived(before) === isArchived(after)
    ? []
    : [typeEvent(actor, isArchived(after) ? 'archived' : 'restored', after.name)]),
];
