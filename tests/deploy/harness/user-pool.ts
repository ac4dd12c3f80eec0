import { callEmulator } from './call-emulator.ts';

const call = <T>(action: string, body: object): Promise<T> =>
  callEmulator('cognito-idp', '/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body,
  });

/** Whether the emulator has user pools; the free releases of LocalStack have none. */
export const hasPools = (): Promise<boolean> =>
  call('ListUserPools', { MaxResults: 1 }).then(
    () => true,
    () => false,
  );

export type Pool = { readonly id: string; readonly clientId: string };

/** Adds a user as an invitation does, with a password; returns the subject of their tokens. */
export const addPoolUser = async (pool: Pool, email: string, password: string): Promise<string> => {
  const { User: user } = await call<{ User: { Username: string } }>('AdminCreateUser', {
    UserPoolId: pool.id,
    Username: email,
    MessageAction: 'SUPPRESS',
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  await setPassword(pool, email, password);
  return user.Username;
};

/** Sets a password as an invited person does with the link in the e-mail. */
export const setPassword = (pool: Pool, email: string, password: string): Promise<unknown> =>
  call('AdminSetUserPassword', { UserPoolId: pool.id, Username: email, Password: password, Permanent: true });

/** An access token of the pool. */
export const signIn = async (pool: Pool, email: string, password: string): Promise<string> => {
  const { AuthenticationResult: result } = await call<{ AuthenticationResult: { AccessToken: string } }>(
    'AdminInitiateAuth',
    {
      UserPoolId: pool.id,
      ClientId: pool.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    },
  );
  return result.AccessToken;
};
