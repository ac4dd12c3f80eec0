import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  CodeDeliveryFailureException,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  LimitExceededException,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
  type AttributeType,
} from '@aws-sdk/client-cognito-identity-provider';
import { issue } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { SERVICE_WAIT } from '#functions/platform/storage/storage-errors.ts';

/** The accounts that people sign in with, as far as the product creates them. */
type SignInAccounts = {
  /**
   * The provider's name for whoever signs in with this e-mail address; makes the account and sends the invitation when
   * there is none. Asking again is harmless; with `once` it sends no second invitation either.
   */
  readonly invite: (person: { email: string; name: string; once?: boolean }) => Promise<string>;
  /** Deletes the account with that name. One that is not there, or is kept by another issuer, changes nothing. */
  readonly remove: (subject: string) => Promise<void>;
};

const subjectIn = (attributes: readonly AttributeType[] = []): string => {
  const subject = attributes.find(({ Name: name }) => name === 'sub')?.Value;
  if (!subject) throw new Error('the user pool named no subject');
  return subject;
};

let kept: CognitoIdentityProviderClient | undefined;
const client = (): CognitoIdentityProviderClient =>
  (kept ??= new CognitoIdentityProviderClient({ maxAttempts: 3, requestHandler: SERVICE_WAIT }));

/**
 * The directories behind the pool, which say by the same e-mail address who somebody is
 * (docs/settings.md#single-sign-on).
 */
const directories = (): string[] => (process.env['SIGN_IN_DIRECTORIES'] ?? '').split(',').filter((name) => name !== '');

/** Without it the pool would make a second account at the first sign-in by a directory, which nobody gave rights. */
const tieToDirectories = async (pool: string, username: string, email: string): Promise<void> => {
  for (const directory of directories()) {
    const tie = new AdminLinkProviderForUserCommand({
      UserPoolId: pool,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
      SourceUser: { ProviderName: directory, ProviderAttributeName: 'email', ProviderAttributeValue: email },
    });
    try {
      await client().send(tie);
    } catch (error) {
      // The pool answers with these errors when the accounts are tied already.
      if (!(error instanceof InvalidParameterException || error instanceof LimitExceededException)) throw error;
    }
  }
};

/** What a user is told of an invitation that the pool does not send; anything else is thrown as it came. */
const toldOf = (error: unknown): unknown => {
  if (error instanceof InvalidParameterException) return issuesError([issue('email', 'invalid_email')]);
  if (!(error instanceof LimitExceededException || error instanceof CodeDeliveryFailureException)) return error;
  logger.warn('invitation not sent', { error });
  return new AppError('unavailable', { detail: 'The invitation could not be sent. Try again later.' });
};

type Account = { readonly Username?: string | undefined; readonly Attributes?: AttributeType[] | undefined };

/** Makes an account and sends its invitation. */
const createAccount = async (pool: string, email: string, name: string, again?: 'RESEND'): Promise<Account> => {
  const attributes = Object.entries({ email, name, email_verified: 'true' });
  const create = new AdminCreateUserCommand({
    UserPoolId: pool,
    Username: email,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    DesiredDeliveryMediums: ['EMAIL'],
    MessageAction: again,
  });
  const { User: created = {} } = await client().send(create);
  return created;
};

type Person = Parameters<SignInAccounts['invite']>[0];

/** The account that somebody has. Its invitation is sent again while they never signed in: it may never have come. */
const existingAccount = async (pool: string, { email, name, once = false }: Person): Promise<Account> => {
  const account = new AdminGetUserCommand({ UserPoolId: pool, Username: email });
  const { Username, UserAttributes: Attributes, UserStatus: status } = await client().send(account);
  if (status === 'FORCE_CHANGE_PASSWORD' && !once) await createAccount(pool, email, name, 'RESEND');
  return { Username, Attributes };
};

const accountFor = async (pool: string, person: Person): Promise<Account> => {
  try {
    return await createAccount(pool, person.email, person.name).catch((error: unknown) => {
      if (error instanceof UsernameExistsException) return existingAccount(pool, person);
      throw error;
    });
  } catch (error) {
    throw toldOf(error);
  }
};

const cognito = (pool: string): SignInAccounts => ({
  async invite(person) {
    const { Username: username = person.email, Attributes: attributes } = await accountFor(pool, person);
    await tieToDirectories(pool, username, person.email);
    return subjectIn(attributes);
  },
  async remove(subject) {
    const Filter = `sub = ${JSON.stringify(subject)}`;
    const { Users: found = [] } = await client().send(new ListUsersCommand({ UserPoolId: pool, Filter }));
    for (const { Username: name } of found)
      await client()
        .send(new AdminDeleteUserCommand({ UserPoolId: pool, Username: name }))
        .catch((error: unknown) => {
          if (!(error instanceof UserNotFoundException)) throw error;
        });
  },
});

/** Without a user pool, as with another issuer and in the local runtime, people are known by their e-mail address. */
const byEmail: SignInAccounts = {
  invite: async ({ email }) => email.toLowerCase(),
  remove: () => Promise.resolve(),
};

export const signInAccounts = (): SignInAccounts => {
  const pool = process.env['USER_POOL_ID'];
  return pool ? cognito(pool) : byEmail;
};
