import { isInScope } from '#shared/api-keys/key-scopes.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Whether API keys may call an endpoint of users: where some scope brings its right. What any member may do is for
 * people, unless the contract says otherwise.
 */
export const isForKeys = ({ session, permission, byKey }: Endpoint): boolean => {
  if (permission === undefined || (session ?? 'user') !== 'user') return false;
  return byKey ?? (permission !== 'signed-in' && isInScope(permission));
};
