import type { Profile } from '#shared/contract/session/profile.ts';

type Facts = Pick<Profile, 'role' | 'support' | 'reseller'> & { acting_as?: unknown };

/** The key of a user's role in words: people of the operator and of resellers have one only as a starting point. */
export const roleKey = ({
  role,
  support,
  reseller,
  acting_as: actingAs,
}: Facts): Profile['role'] | 'support' | 'reseller' => {
  if (reseller === 1) return 'reseller';
  return support === 1 && !actingAs ? 'support' : role;
};
