import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from './actor.ts';
import { can, type Permission } from './rules.ts';

const FORBIDDEN = 'You do not have the right to do this.';

/** Throws `forbidden`, which names the right, for an actor who lacks it. */
export const assertMay = (actor: Actor, permission: Permission, detail = FORBIDDEN): void => {
  if (!can(actor, permission)) throw new AppError('forbidden', { detail, extras: { permission } });
};

/** Throws `forbidden`, which names the first right, for an actor who has none of them. */
export const assertMayAny = (actor: Actor, permissions: readonly Permission[]): void => {
  if (permissions.some((permission) => can(actor, permission))) return;
  throw new AppError('forbidden', { detail: FORBIDDEN, extras: { permission: permissions[0] } });
};
