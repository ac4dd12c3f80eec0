import { signInAt } from '#tests/harness/code-flow.ts';
import type { Deployed } from './deployed.ts';
import { addPoolUser, setPassword, signIn as signInToPool, type Pool } from './user-pool.ts';

/** Who signs the people of a tenant in. */
export type SignIn =
  | { readonly by: 'issuer'; readonly issuer: string; readonly keySet: string | undefined }
  | { readonly by: 'pool'; readonly pool: Pool };

export type Person = { readonly email: string; readonly password: string };

/** Somebody who can sign in to a pool, with a password; an issuer knows its own people. Returns the subject of their tokens. */
export const addPerson = async (signIn: SignIn, { email, password }: Person): Promise<string> =>
  signIn.by === 'pool' ? addPoolUser(signIn.pool, email, password) : email;

/** Accepts the invitation that an administrator sent by adding somebody. */
export const acceptInvitation = async ({ signIn }: Deployed, { email, password }: Person): Promise<void> => {
  if (signIn.by === 'pool') await setPassword(signIn.pool, email, password);
};

/** An access token of whoever signs people in. */
export const tokenOf = ({ signIn }: Deployed, { email, password }: Person): Promise<string> =>
  signIn.by === 'pool' ? signInToPool(signIn.pool, email, password) : signInAt(signIn.issuer, email);
