import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
  type AttributeType,
} from '@aws-sdk/client-cognito-identity-provider';

/** The accounts that people sign in with, as far as the product creates them. */
type SignInAccounts = {
  /**
   * The provider's name for whoever signs in with this e-mail address; makes the account and sends the invitation when
   * there is none. Asking again is harmless.
   */
  readonly invite: (person: { email: string; name: string }) => Promise<string>;
};

const subjectIn = (attributes: readonly AttributeType[] = []): string => {
  const subject = attributes.find(({ Name: name }) => name === 'sub')?.Value;
  if (!subject) throw new Error('the user pool named no subject');
  return subject;
};

let client: CognitoIdentityProviderClient | undefined;

const cognito = (pool: string): SignInAccounts => ({
  async invite({ email, name }) {
    client ??= new CognitoIdentityProviderClient({ maxAttempts: 3 });
    const account = { UserPoolId: pool, Username: email };
    const attributes = Object.entries({ email, name, email_verified: 'true' });
    try {
      const { User: created } = await client.send(
        new AdminCreateUserCommand({
          ...account,
          UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      );
      return subjectIn(created?.Attributes);
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
      const { UserAttributes: attributesOfExisting } = await client.send(new AdminGetUserCommand(account));
      return subjectIn(attributesOfExisting);
    }
  },
});

/** Without a user pool, as in the local runtime, people are known by their e-mail address. */
const byEmail: SignInAccounts = { invite: async ({ email }) => email };

export const signInAccounts = (): SignInAccounts => {
  const pool = process.env['USER_POOL_ID'];
  return pool ? cognito(pool) : byEmail;
};
