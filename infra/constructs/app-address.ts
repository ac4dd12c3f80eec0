import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { addressesOf, clientSettings } from './app-client.ts';
import type { Identity } from './identity.ts';
import { filesBucketName, type Tenant } from './tenant.ts';

type AppAddress = { tenant: Tenant; identity: Identity; origin: string; logs: ILogGroup };

/**
 * Tells the user pool and the files bucket the address of the app where only its deployment decides it. Updating the
 * client replaces all its settings, so the update repeats every one; both places read `clientSettings`.
 */
export const announceAddress = (scope: Construct, { tenant, identity, origin, logs }: AppAddress): void => {
  const { callbackUrls, logoutUrls } = addressesOf(origin);
  const bucket = filesBucketName(tenant);
  const call = (id: string, service: string, action: string, parameters: object, statement: PolicyStatement): void => {
    const update = {
      service,
      action,
      parameters,
      region: tenant.region,
      physicalResourceId: PhysicalResourceId.of(id),
    };
    new AwsCustomResource(scope, id, {
      onCreate: update,
      onUpdate: update,
      installLatestAwsSdk: false,
      logGroup: logs,
      policy: AwsCustomResourcePolicy.fromStatements([statement]),
    });
  };
  const { pool } = identity;
  if (pool)
    call(
      'address',
      'CognitoIdentityServiceProvider',
      'updateUserPoolClient',
      {
        UserPoolId: pool.userPool.userPoolId,
        ClientId: pool.client.userPoolClientId,
        ClientName: `${tenant.slug}-app`,
        ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
        AllowedOAuthFlowsUserPoolClient: true,
        AllowedOAuthFlows: ['code'],
        AllowedOAuthScopes: clientSettings.scopes,
        CallbackURLs: callbackUrls,
        LogoutURLs: logoutUrls,
        SupportedIdentityProviders: ['COGNITO', ...tenant.directories.map(({ name }) => name)],
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        AccessTokenValidity: clientSettings.accessTokenMinutes,
        IdTokenValidity: clientSettings.idTokenMinutes,
        RefreshTokenValidity: clientSettings.refreshTokenMinutes,
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: clientSettings.rotationGraceSeconds },
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      },
      new PolicyStatement({
        actions: ['cognito-idp:UpdateUserPoolClient'],
        resources: [pool.userPool.userPoolArn],
      }),
    );
  call(
    'files-cors',
    'S3',
    'putBucketCors',
    {
      Bucket: bucket,
      CORSConfiguration: {
        CORSRules: [{ AllowedMethods: ['GET', 'HEAD', 'POST'], AllowedOrigins: [origin], AllowedHeaders: ['*'] }],
      },
    },
    new PolicyStatement({ actions: ['s3:PutBucketCORS'], resources: [`arn:${Aws.PARTITION}:s3:::${bucket}`] }),
  );
};
