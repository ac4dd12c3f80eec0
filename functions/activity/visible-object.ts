import type { FeedObject } from '#shared/activity/events.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { vehicles } from '#functions/fleet/vehicles.ts';
import { visiblePerson } from '#functions/people/employees.ts';
import { userStore } from '#functions/session/users.ts';

export type RelatedObject = { id: number; name: string; deleted: boolean };

/** `find` throws `not_found` for a record that is out of the actor's sight. */
type Entry = { readonly permission: Permission; readonly find: (actor: Actor, id: number) => Promise<RelatedObject> };

/** What hangs off a record (feed, notes, messages, files) is seen by whoever sees the record. */
const entries: Readonly<Record<FeedObject, Entry>> = {
  car: {
    permission: 'fleet:read',
    find: async (actor, id) => {
      const { vehicle } = await vehicles(actor).see(id);
      return { id, name: vehicleName(vehicle), deleted: vehicle.deleted === 1 };
    },
  },
  employee: {
    permission: 'people:read',
    find: async (actor, id) => {
      const { name, deleted } = await visiblePerson(actor, id);
      return { id, name, deleted: deleted === 1 };
    },
  },
  user: {
    permission: 'users:manage',
    find: async (_, id) => {
      const user = await userStore.get(id);
      if (!user) throw new AppError('not_found');
      return { id, name: user.name, deleted: user.active === 0 };
    },
  },
};

/** The right to the area that such a record belongs to. */
export const permissionOf = (object: FeedObject): Permission => entries[object].permission;

/** The record, or 403 without the right to its area, or 404 when it is unknown or out of sight. */
export const visibleObject = async (actor: Actor, object: FeedObject, id: number): Promise<RelatedObject> => {
  const { permission, find } = entries[object];
  if (!can(actor, permission)) {
    throw new AppError('forbidden', { detail: 'You do not have the right to do this.', extras: { permission } });
  }
  return find(actor, id);
};
