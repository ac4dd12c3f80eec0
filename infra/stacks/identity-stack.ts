import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccountRecovery, OAuthScope, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { Identity } from '#infra/constructs/function-environment.ts';
import { signInDomainPrefix, type Tenant } from '#infra/constructs/tenant.ts';

/**
 * Life of the tokens and the one flow a browser may use (reliability §8.2). Kept apart because the web stack repeats
 * them when it adds the app's address, which does not exist before the distribution does.
 */
export const clientSettings = {
  accessTokenMinutes: 15,
  idTokenMinutes: 15,
  refreshTokenMinutes: 480,
  scopes: ['openid', 'profile', 'email'],
} as const;

/** Who may sign in: one user pool per tenant, so that a token of another tenant has another issuer. */
export class IdentityStack extends Stack {
  readonly identity: Identity;

  constructor(scope: Construct, id: string, { tenant, ...props }: StackProps & { tenant: Tenant }) {
    super(scope, id, props);
    const userPool = new UserPool(this, 'users', {
      userPoolName: `${tenant.slug}-users`,
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      passwordPolicy: { minLength: 12 },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: tenant.retainData,
      removalPolicy: tenant.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    userPool.addDomain('domain', { cognitoDomain: { domainPrefix: signInDomainPrefix(tenant) } });
    this.identity = { userPool, client: this.client(userPool, tenant) };
    new CfnOutput(this, 'UserPoolId', { value: userPool.userPoolId });
    new CfnOutput(this, 'ClientId', { value: this.identity.client.userPoolClientId });
  }

  private client(userPool: UserPool, tenant: Tenant): UserPoolClient {
    return userPool.addClient('app', {
      userPoolClientName: `${tenant.slug}-app`,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(clientSettings.accessTokenMinutes),
      idTokenValidity: Duration.minutes(clientSettings.idTokenMinutes),
      refreshTokenValidity: Duration.minutes(clientSettings.refreshTokenMinutes),
      // Tests on an emulator, which has no sign-in page, get their tokens with a password.
      authFlows: { userSrp: true, adminUserPassword: tenant.emulator },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: clientSettings.scopes.map((scope) => OAuthScope.custom(scope)),
        callbackUrls: ['http://localhost:3000/'],
        logoutUrls: ['http://localhost:3000/'],
      },
    });
  }
}
