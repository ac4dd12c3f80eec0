import { access, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  GroupExistsException,
  paginateListGroups,
  paginateListUsers,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { linkToSubject } from '#functions/session/first-admin.ts';
import { signInAccounts } from '#functions/session/sign-in-accounts.ts';
import { readGivenJson } from './given-file.ts';
import { UsageError } from './usage-error.ts';

/* The accounts of a user pool as a file. No pool gives passwords or second factors away, so they are not in it. */

const group = z.object({ name: z.string(), description: z.string().optional(), precedence: z.int().optional() });
const account = z.object({ email: z.email(), name: z.string(), groups: z.array(z.string()) });
const poolFile = z.object({
  format: z.literal(1),
  groups: z.array(group),
  users: z.array(account),
  /** Addresses of accounts that were disabled; they are not made again. */
  disabled: z.array(z.string()),
});
type PoolFile = z.infer<typeof poolFile>;

export const attributeOf = ({ Attributes: attributes = [] }: UserType, wanted: string): string =>
  attributes.find(({ Name: name }) => name === wanted)?.Value ?? '';

const groupsOf = async (client: CognitoIdentityProviderClient, pool: string, user: UserType): Promise<string[]> => {
  const asked = new AdminListGroupsForUserCommand({ UserPoolId: pool, Username: user.Username, Limit: 60 });
  const { Groups: groups = [] } = await client.send(asked);
  // A directory behind the pool has a group of its own, which the pool makes by itself.
  return groups.flatMap(({ GroupName: name }) => (name === undefined || name.startsWith(`${pool}_`) ? [] : [name]));
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws before anything is read where the file could not be written in the end. */
const assertNewFile = async (path: string): Promise<void> => {
  if (await exists(path)) throw new UsageError(`--to: ${path} is there already; name a new file`);
  if (!(await exists(dirname(path)))) throw new UsageError(`--to: there is no folder ${dirname(path)}`);
};

/** Writes who may sign in, with their groups, into a file that does not exist yet. */
export const exportUsers = async (pool: string, path: string): Promise<PoolFile> => {
  await assertNewFile(path);
  const client = new CognitoIdentityProviderClient({});
  const written: PoolFile = { format: 1, groups: [], users: [], disabled: [] };
  for await (const { Groups: groups = [] } of paginateListGroups({ client }, { UserPoolId: pool }))
    for (const { GroupName: name = '', Description: description, Precedence: precedence } of groups)
      if (!name.startsWith(`${pool}_`)) written.groups.push({ name, description, precedence });
  for await (const { Users: users = [] } of paginateListUsers({ client }, { UserPoolId: pool })) {
    for (const user of users) {
      // An account that came by a directory alone is made again at the next sign-in.
      if (user.UserStatus === 'EXTERNAL_PROVIDER') continue;
      const email = attributeOf(user, 'email');
      const name = attributeOf(user, 'name') || email;
      if (user.Enabled === false) written.disabled.push(email);
      else written.users.push({ email, name, groups: await groupsOf(client, pool, user) });
    }
  }
  await writeFile(path, `${JSON.stringify(written, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  return written;
};

const makeGroups = async (client: CognitoIdentityProviderClient, pool: string, { groups }: PoolFile): Promise<void> => {
  for (const { name, description, precedence } of groups) {
    const made = new CreateGroupCommand({
      UserPoolId: pool,
      GroupName: name,
      Description: description,
      Precedence: precedence,
    });
    await client.send(made).catch((error: unknown) => {
      if (!(error instanceof GroupExistsException)) throw error;
    });
  }
};

type ImportedUsers = {
  /** Who has an account in the pool now, which is tied to their user. */
  readonly linked: string[];
  /** People with an account whose address no user in the tables has. */
  readonly withoutUser: string[];
};

/**
 * Makes the accounts of a file in another pool, which invites each to choose a password, and ties each to the user with
 * the same e-mail address. Doing it again invites nobody twice.
 */
export const importUsers = async (pool: string, path: string): Promise<ImportedUsers> => {
  const file = await readGivenJson('from', path, poolFile);
  process.env['USER_POOL_ID'] = pool;
  const client = new CognitoIdentityProviderClient({});
  await makeGroups(client, pool, file);
  const linked: string[] = [];
  const withoutUser: string[] = [];
  for (const { email, name, groups } of file.users) {
    const subject = await signInAccounts().invite({ email, name, once: true });
    for (const GroupName of groups)
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId: pool, Username: email, GroupName }));
    ((await linkToSubject(email, subject)) ? linked : withoutUser).push(email);
  }
  return { linked, withoutUser };
};
