import { decideRights } from '#shared/people/leaver-rights.ts';
import { heldTypes, type HeldType } from '#shared/people/leaver.rules.ts';
import { useCan } from '../../ui/actor.tsx';

/** The kinds of records that the user may return, transfer or keep for a leaver. */
export const useDecidableTypes = (): readonly HeldType[] => {
  const can = useCan();
  return heldTypes.filter((type) => decideRights[type].every((permission) => can(permission)));
};
