import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';

/** What the access to records of one kind depends on. */
export type HolderRules = {
  /** The right to change one. */
  readonly write: Permission;
  /** Why a team manager may not change a record that they see. */
  readonly forbiddenDetail: string;
};

/** A team manager sees what their people hold and what nobody holds (docs/areas/session-and-rights.md#teams). */
export const seesHolder = (scope: VisibleEmployees, holder: number): boolean => holder === 0 || scope.has(holder);

/**
 * Which records of a kind one actor sees and changes, by the id of the person who answers for the record; 0 is nobody.
 * A team manager changes what their people hold; seeing a record of nobody is not enough.
 */
export const holderAccess = ({ write, forbiddenDetail }: HolderRules, actor: Actor) => {
  const assertSees = (scope: VisibleEmployees, holder: number): void => {
    if (!seesHolder(scope, holder)) throw new AppError('not_found');
  };

  const assertMayChange = (scope: VisibleEmployees, holder: number): void => {
    if (!scope.has(holder)) throw new AppError('forbidden', { detail: forbiddenDetail, extras: { permission: write } });
  };

  return {
    /** Throws `not_found` for a record of somebody out of sight, as for one that does not exist. */
    assertSees: async (holder: number): Promise<void> => assertSees(await visibleEmployees(actor), holder),

    /** What a page asks before it offers a change. */
    mayChange: async (holder: number): Promise<boolean> => (await visibleEmployees(actor)).has(holder),

    assertMayChange: async (holder: number): Promise<void> => assertMayChange(await visibleEmployees(actor), holder),

    /** Both assertions for many records, with one look at who is in sight. */
    accessChecker: async (): Promise<(holder: number) => void> => {
      const scope = await visibleEmployees(actor);
      return (holder) => {
        assertSees(scope, holder);
        assertMayChange(scope, holder);
      };
    },

    /** A team manager gives records only to their own people. */
    mayLeaveUnheld: async (): Promise<boolean> => (await visibleEmployees(actor)).all,
  };
};
