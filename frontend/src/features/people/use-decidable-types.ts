import { decidableTypes } from '#shared/people/leaver-rights.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { useCan } from '../../ui/actor.tsx';

/** The kinds of records that the user may return, transfer or keep for a leaver. */
export const useDecidableTypes = (): readonly HeldType[] => decidableTypes(useCan());
