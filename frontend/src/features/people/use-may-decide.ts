import { decideRights } from '#shared/people/leaver-rights.ts';
import { heldTypes, type HeldType } from '#shared/people/leaver.rules.ts';
import { useCan } from '../../ui/actor.tsx';

/** The kinds of things about which the user may decide what becomes of them. */
export const useMayDecide = (): readonly HeldType[] => {
  const can = useCan();
  return heldTypes.filter((type) => decideRights[type].every((permission) => can(permission)));
};
