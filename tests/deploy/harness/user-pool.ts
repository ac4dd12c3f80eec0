/** What the deploy suite asks of the user pool; the emulator reads who calls from the header and checks no signature. */
const call = async <T>(action: string, input: object): Promise<T> => {
  const region = process.env['AWS_REGION'] ?? '';
  const scope = `${process.env['AWS_ACCESS_KEY_ID'] ?? 'test'}/20300101/${region}/cognito-idp/aws4_request`;
  const response = await fetch(process.env['AWS_ENDPOINT_URL'] ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${text}`);
  return JSON.parse(text || '{}') as T;
};

export type Pool = { readonly id: string; readonly clientId: string };

/** Adds a user as an invitation does, his password set; returns his subject. */
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
  await call('AdminSetUserPassword', { UserPoolId: pool.id, Username: email, Password: password, Permanent: true });
  return user.Username;
};

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
