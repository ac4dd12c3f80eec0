import type { FeedObject } from '#shared/activity/events.ts';
import type { RelatedObject } from '#shared/contract/activity/related-object.ts';
import { objectTypes, type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { integrationCollection, storedIntegration } from '#functions/integrations/integration-store.ts';
import { userStore } from '#functions/platform/session/users.ts';

/** A record in sight, and the error for whoever would write to it (`RecordSight.refusal`). */
type Seen = { related: Omit<RelatedObject, 'may_change'>; refusal: AppError | undefined };

/** `find` throws `not_found` for a record that is out of the actor's sight. */
type Entry = { readonly permission: Permission; readonly find: (actor: Actor, id: number) => Promise<Seen> };

const recordEntry = (object: ObjectType): Entry => ({
  permission: kindFacts[object].read,
  find: async (actor, id) => {
    const sight = await sightOf(object);
    const stored = await sight.see(actor, id);
    const related = { id, name: sight.nameOf(stored), deleted: stored.deleted === 1 };
    return { related, refusal: await sight.refusal(actor, stored) };
  },
});

const userEntry: Entry = {
  permission: 'users:manage',
  find: async (_, id) => {
    const stored = await userStore.get(id);
    if (!stored) throw new AppError('not_found');
    return { related: { id, name: stored.name, deleted: stored.active === 0 }, refusal: undefined };
  },
};

const integrationEntry: Entry = {
  permission: 'integrations:read',
  find: async (_, id) => {
    const { name, active } = await storedIntegration(id);
    return { related: { id, name, deleted: active === 0 }, refusal: undefined };
  },
};

const ownEntries = { user: userEntry, integration: integrationEntry } as const;

const entryOf = (object: FeedObject): Entry =>
  object === 'user' || object === 'integration' ? ownEntries[object] : recordEntry(object);

/** The right to read records of this kind. */
export const permissionOf = (object: FeedObject): Permission => entryOf(object).permission;

/** Throws `forbidden` without the right to read records of this kind. */
export const assertMaySee = (actor: Actor, object: FeedObject): void => assertMay(actor, permissionOf(object));

/** Throws `forbidden` without the right to the chosen kind of record or, where no record is chosen, to what the company did. */
export const assertMayChoose = (
  actor: Actor,
  object: FeedObject | undefined,
  id: number | undefined,
  ofCompany: Permission,
): void => {
  if (object !== undefined) assertMaySee(actor, object);
  else if (id === undefined) assertMay(actor, ofCompany);
};

const see = (actor: Actor, object: FeedObject, id: number): Promise<Seen> => {
  assertMaySee(actor, object);
  return entryOf(object).find(actor, id);
};

/**
 * The record, or 403 without the right to its area, or 404 when it is unknown or out of sight. Whoever sees a record
 * sees its feed, notes, messages and files.
 */
export const visibleObject = async (actor: Actor, object: FeedObject, id: number): Promise<RelatedObject> => {
  const { related, refusal } = await see(actor, object, id);
  return { ...related, may_change: refusal === undefined };
};

/** `visibleObject` for a note or a document: 403 for a record that belongs to nobody in the actor's teams. */
export const changeableObject = async (actor: Actor, object: ObjectType, id: number): Promise<RelatedObject> => {
  const { related, refusal } = await see(actor, object, id);
  if (refusal) throw refusal;
  return { ...related, may_change: true };
};

/**
 * The names of records, archived ones included; null for a deleted record, for one of an area that the actor may not
 * see, and for users, whose names the events hold.
 */
export const recordNames = async (
  actor: Actor,
  objects: readonly FeedObject[],
): Promise<(object: FeedObject, id: number) => string | null> => {
  const requested = objectTypes.filter((object) => objects.includes(object) && can(actor, permissionOf(object)));
  const namesByObject = await Promise.all(
    requested.map(async (object) => [object, await (await sightOf(object)).names(actor)] as const),
  );
  const nameIn = new Map<FeedObject, (id: number) => string | null>(namesByObject);
  if (objects.includes('integration') && can(actor, permissionOf('integration'))) {
    const integrations = await integrationCollection.refresh();
    nameIn.set('integration', (id) => integrations.get(id)?.name ?? null);
  }
  return (object, id) => nameIn.get(object)?.(id) ?? null;
};
