import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderOidc,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { FunctionBundles } from '#infra/bundle.ts';
import { addressesOf, clientSettings } from '#infra/constructs/app-client.ts';
import { countTries } from '#infra/constructs/count-tries.ts';
import { directorySecretName, type Directory } from '#infra/constructs/directory.ts';
import type { TenantScope } from '#infra/constructs/functions.ts';
import { poolIdentity, type Identity } from '#infra/constructs/identity.ts';
import { knownOrigin, signInDomainPrefix, type Tenant } from '#infra/constructs/tenant.ts';

/** The app's address until a deployment knows it; nobody can sign in before that. */
const NOWHERE = 'https://localhost';

const invitation = (tenant: Tenant) => {
  const origin = knownOrigin(tenant);
  const where = origin === undefined ? '' : ` at <a href="${origin}/">${origin}</a>`;
  return {
    emailSubject: `You are invited to ${tenant.name}`,
    emailBody: `<p>You can now sign in to the back office of ${tenant.name}${where}.</p><p>Name: {username}<br>Password for the first time: {####}</p><p>You choose your own password and set up an authenticator app when you sign in. The invitation is valid for 7 days.</p>`,
  };
};

export type IdentityStackProps = StackProps & TenantScope & { readonly bundles: FunctionBundles };

/** Who may sign in: one user pool per tenant, so that a token of another tenant has another issuer. */
export class IdentityStack extends Stack {
  readonly identity: Identity;

  constructor(scope: Construct, id: string, { tenant, key, bundles, ...props }: IdentityStackProps) {
    super(scope, id, props);
    const userPool = new UserPool(this, 'users', {
      userPoolName: `${tenant.slug}-users`,
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      passwordPolicy: {
        minLength: 12,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(7),
      },
      // An emulator asks for no second factor, or for one that no test can give.
      mfa: tenant.mfa === 'required' && !tenant.emulator ? Mfa.REQUIRED : Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      userInvitation: invitation(tenant),
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: tenant.retainData,
      removalPolicy: tenant.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // The newer sign-in pages know `prompt=none`, with which a reload asks whether the session still stands.
    userPool.addDomain('domain', {
      cognitoDomain: { domainPrefix: signInDomainPrefix(tenant) },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    countTries(this, userPool, { tenant, key, bundles });
    const client = this.client(userPool, tenant);
    if (!tenant.emulator) this.signInPages(userPool, client);
    this.identity = poolIdentity(tenant, { userPool, client });
    new CfnOutput(this, 'UserPoolId', { value: userPool.userPoolId });
    new CfnOutput(this, 'ClientId', { value: client.userPoolClientId });
  }

  /** The newer sign-in pages need a style, if only the plain one. */
  private signInPages(userPool: UserPool, client: UserPoolClient): void {
    new CfnManagedLoginBranding(this, 'pages', {
      userPoolId: userPool.userPoolId,
      clientId: client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
  }

  /** A directory that signs people in for the pool; its secret stays where the operator put it. */
  private directory(userPool: UserPool, { slug }: Tenant, directory: Directory): UserPoolIdentityProviderOidc {
    const secret = SecretValue.secretsManager(directorySecretName(slug, directory), { jsonField: 'client_secret' });
    return new UserPoolIdentityProviderOidc(this, `directory-${directory.name}`, {
      userPool,
      name: directory.name,
      issuerUrl: directory.issuer,
      clientId: directory.clientId,
      // why: CloudFormation resolves the reference at deploy time; the template holds no secret
      clientSecret: secret.unsafeUnwrap(),
      scopes: [...clientSettings.scopes],
      attributeMapping: { email: ProviderAttribute.other(directory.emailClaim) },
    });
  }

  private client(userPool: UserPool, tenant: Tenant): UserPoolClient {
    const directories = tenant.directories.map((directory) => this.directory(userPool, tenant, directory));
    const client = userPool.addClient('app', {
      supportedIdentityProviders: [
        UserPoolClientIdentityProvider.COGNITO,
        ...tenant.directories.map(({ name }) => UserPoolClientIdentityProvider.custom(name)),
      ],
      userPoolClientName: `${tenant.slug}-app`,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(clientSettings.accessTokenMinutes),
      idTokenValidity: Duration.minutes(clientSettings.idTokenMinutes),
      refreshTokenValidity: Duration.minutes(clientSettings.refreshTokenMinutes),
      refreshTokenRotationGracePeriod: Duration.seconds(clientSettings.rotationGraceSeconds),
      // The sign-in page uses it; tests on an emulator, which has no such page, get their tokens with a password.
      authFlows: { userSrp: true, adminUserPassword: tenant.emulator },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: clientSettings.scopes.map((scope) => OAuthScope.custom(scope)),
        ...addressesOf(knownOrigin(tenant) ?? NOWHERE),
      },
    });
    client.node.addDependency(...directories);
    return client;
  }
}
