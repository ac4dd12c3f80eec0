import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from './actor.ts';
import { can, type Permission } from './rules.ts';

const FORBIDDEN = 'You do not have the right to do this.';

/** The error for whoever lacks a right, which it names. */
export const forbiddenError = (permission: Permission | undefined, detail?: string): AppError =>
  new AppError('forbidden', { ...(detail !== undefined && { detail }), extras: { permission } });

/** Throws `forbidden`, which names the right, for an actor who lacks it. */
export const assertMay = (actor: Actor, permission: Permission, detail = FORBIDDEN): void => {
  if (!can(actor, permission)) throw forbiddenError(permission, detail);
};

/** Throws `forbidden`, which names the first right, for an actor who has none of them. */
export const assertMayAny = (actor: Actor, permissions: readonly Permission[]): void => {
  if (permissions.some((permission) => can(actor, permission))) return;
  throw forbiddenError(permissions[0], FORBIDDEN);
};
