import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';

/** The rules of access to the held records of one kind. */
export type HolderRules = {
  /** The right to change a record. */
  readonly write: Permission;
  /** The sentence for a team manager who sees a record and may not change it. */
  readonly forbiddenDetail: string;
};

/** The error for a team manager and a record that nobody holds, such as one that they took back themselves. */
const UNHELD = 'Nobody has it, so only somebody who sees the whole company can assign or change it: ask one of them.';

/** A team manager sees what their people hold and what nobody holds (docs/areas/session-and-rights.md#teams). */
export const seesHolder = (scope: VisibleEmployees, holder: number): boolean => holder === 0 || scope.has(holder);

/**
 * Which records of a kind one actor sees and changes, by the id of the person who answers for the record; 0 is nobody.
 * A team manager may change what their people hold, but not the records of nobody that they see.
 */
export const holderAccess = ({ write, forbiddenDetail }: HolderRules, actor: Actor) => {
  const assertSees = (scope: VisibleEmployees, holder: number): void => {
    if (!seesHolder(scope, holder)) throw new AppError('not_found');
  };

  const refusal = (scope: VisibleEmployees, holder: number, unheld = UNHELD): AppError | undefined =>
    scope.has(holder) ? undefined : forbiddenError(write, holder === 0 ? unheld : forbiddenDetail);

  const assertMayChange = (scope: VisibleEmployees, holder: number, unheld?: string): void => {
    const refused = refusal(scope, holder, unheld);
    if (refused) throw refused;
  };

  return {
    /** Throws `not_found` for a record of somebody out of sight, as for an unknown record. */
    assertSees: async (holder: number): Promise<void> => assertSees(await visibleEmployees(actor), holder),

    /** The error for a change of a record that the actor sees; undefined when they may change it. */
    refusal: async (holder: number): Promise<AppError | undefined> => refusal(await visibleEmployees(actor), holder),

    /** Whether a page offers a change. */
    mayChange: async (holder: number): Promise<boolean> => (await visibleEmployees(actor)).has(holder),

    assertMayChange: async (holder: number): Promise<void> => assertMayChange(await visibleEmployees(actor), holder),

    /**
     * Both assertions as a function for many records; the people in sight are read once. `unheld` is said of a record
     * that nobody holds, by an act that has a sentence of its own.
     */
    accessChecker: async (): Promise<(holder: number, unheld?: string) => void> => {
      const scope = await visibleEmployees(actor);
      return (holder, unheld) => {
        assertSees(scope, holder);
        assertMayChange(scope, holder, unheld);
      };
    },

    /** False for a team manager, who assigns records only to their own people. */
    mayLeaveUnheld: async (): Promise<boolean> => (await visibleEmployees(actor)).all,
  };
};
