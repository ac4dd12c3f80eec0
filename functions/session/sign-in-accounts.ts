import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  LimitExceededException,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
  type AttributeType,
} from '@aws-sdk/client-cognito-identity-provider';
import { SERVICE_WAIT } from '#functions/platform/runtime/service-wait.ts';

/** The accounts that people sign in with, as far as the product creates them. */
type SignInAccounts = {
  /**
   * The provider's name for whoever signs in with this e-mail address; makes the account and sends the invitation when
   * there is none. Asking again is harmless.
   */
  readonly invite: (person: { email: string; name: string }) => Promise<string>;
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

const cognito = (pool: string): SignInAccounts => ({
  async invite({ email, name }) {
    const account = { UserPoolId: pool, Username: email };
    const attributes = Object.entries({ email, name, email_verified: 'true' });
    try {
      const { User: created } = await client().send(
        new AdminCreateUserCommand({
          ...account,
          UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      );
      await tieToDirectories(pool, created?.Username ?? email, email);
      return subjectIn(created?.Attributes);
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
      const existing = await client().send(new AdminGetUserCommand(account));
      await tieToDirectories(pool, existing.Username ?? email, email);
      return subjectIn(existing.UserAttributes);
    }
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
