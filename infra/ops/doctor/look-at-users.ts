import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { attributeOf } from '../pool-users.ts';
import { allOr, unknown, wrong, type Diagnosis } from './diagnosis.ts';

/** More are counted, not named. */
const NAMED_MAX = 20;

type Account = { readonly subject: string; readonly email: string; readonly isReported: boolean };

const readAccounts = async (pool: string): Promise<Account[]> => {
  const found: Account[] = [];
  const pages = paginateListUsers({ client: new CognitoIdentityProviderClient({}) }, { UserPoolId: pool });
  for await (const { Users: users = [] } of pages)
    for (const user of users)
      found.push({
        subject: attributeOf(user, 'sub'),
        email: attributeOf(user, 'email'),
        // A directory makes an account for whoever signs in with it; a disabled one lets nobody in.
        isReported: user.Enabled !== false && user.UserStatus !== 'EXTERNAL_PROVIDER',
      });
  return found;
};

const named = (sentences: readonly string[], more: string): Diagnosis[] => {
  const rest = sentences.length - NAMED_MAX;
  return [...sentences.slice(0, NAMED_MAX), ...(rest > 0 ? [`${rest} more ${more}.`] : [])].map(wrong);
};

/** Users without an account in the user pool, and accounts there that no user of the tenant has. */
export const lookAtUsers = async (pool: string | undefined): Promise<readonly Diagnosis[]> => {
  if (pool === undefined) return [unknown('Accounts are looked at where the user pool is named (--user-pool).')];
  const accounts = await readAccounts(pool);
  const rows = [...(await userCollection.refresh()).all()];
  const users = await userStore.getMany(rows.map(({ id }) => id));
  const subjects = new Set(accounts.map(({ subject }) => subject));
  const owned = new Set(users.map(({ subject }) => subject));
  const lost = users.filter(({ active, subject }) => active === 1 && !subjects.has(subject));
  const strange = accounts.filter(({ subject, isReported }) => isReported && !owned.has(subject));
  return allOr(
    [
      ...named(
        lost.map(({ id, name }) => `The user ${name} (${id}) has no account in the user pool and cannot sign in.`),
        'users have no account',
      ),
      ...named(
        strange.map(({ email, subject }) => `The account ${email || subject} in the user pool belongs to no user.`),
        'accounts belong to no user',
      ),
    ],
    'Every user has an account in the user pool, and every account a user.',
  );
};
