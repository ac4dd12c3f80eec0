import { CustomResource, Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import {
  AwsCustomResource,
  AwsCustomResourcePolicy,
  PhysicalResourceId,
  type AwsSdkCall,
} from 'aws-cdk-lib/custom-resources';
import type { FunctionBundles } from '#infra/bundle.ts';
import { tableAccess } from './access.ts';
import { functionEnvironment } from './function-environment.ts';
import type { Identity, TenantPool } from './identity.ts';
import { bundleOf, functionRole, lambdaFunction } from './functions.ts';
import { workerName, type Tenant } from './tenant.ts';

const MODULE = 'workflows/first-admin/enrol';

type FirstAdmin = { tenant: Tenant; identity: Identity; bundles: FunctionBundles; logs: ILogGroup };

/** Invites the first administrator by e-mail and gives them the rights of one; doing it again changes nothing. */
export const inviteFirstAdmin = (stack: Stack, { tenant, identity, bundles, logs }: FirstAdmin): void => {
  const { adminEmail: email, adminName } = tenant;
  if (email === undefined) return;
  const role = functionRole(stack, 'enrol-role', { logs: [logs], statements: tableAccess(tenant, 'write') });
  const enrol = lambdaFunction(stack, 'enrol', {
    name: workerName(tenant, MODULE),
    description: 'Makes the invited person an administrator',
    bundle: bundleOf(bundles, MODULE),
    role,
    logs,
    environment: functionEnvironment(tenant, identity),
    memoryMb: 512,
    timeout: Duration.minutes(1),
  });
  // Another issuer knows its own people, by what the setting says.
  const subject = identity.pool
    ? invitedSubject(stack, { tenant, pool: identity.pool, email, logs })
    : email.toLowerCase();
  const enrolled = new CustomResource(stack, 'enrolment', {
    resourceType: 'Custom::FirstAdmin',
    serviceToken: enrol.functionArn,
    serviceTimeout: Duration.minutes(5),
    properties: { subject, email, name: adminName ?? email },
  });
  enrolled.node.addDependency(role);
};

type Invited = { tenant: Tenant; pool: TenantPool; email: string; logs: ILogGroup };
type PoolAction = 'adminCreateUser' | 'adminGetUser' | 'adminLinkProviderForUser';

/**
 * Invites somebody into the pool. The answer is the subject of their tokens: with e-mail addresses as sign-in names,
 * that is the pool's own name of a user.
 */
const invitedSubject = (stack: Stack, { tenant, pool, email, logs }: Invited): string => {
  const { userPoolId, userPoolArn } = pool.userPool;
  const call = (id: string, action: PoolAction, parameters: object, more: Partial<AwsSdkCall>) => {
    const request = {
      service: 'CognitoIdentityServiceProvider',
      action,
      parameters: { UserPoolId: userPoolId, ...parameters },
      physicalResourceId: PhysicalResourceId.of(`${id}-${email}`),
      ...more,
    };
    return new AwsCustomResource(stack, id, {
      onCreate: request,
      onUpdate: request,
      installLatestAwsSdk: false,
      logGroup: logs,
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({
          actions: [`cognito-idp:${action[0]?.toUpperCase()}${action.slice(1)}`],
          resources: [userPoolArn],
        }),
      ]),
    });
  };
  const attributes = Object.entries({ email, email_verified: 'true' }).map(([Name, Value]) => ({ Name, Value }));
  const invitation = call(
    'invitation',
    'adminCreateUser',
    { Username: email, DesiredDeliveryMediums: ['EMAIL'], UserAttributes: attributes },
    { ignoreErrorCodesMatching: 'UsernameExistsException' },
  );
  const account = call('invited', 'adminGetUser', { Username: email }, { outputPaths: ['Username'] });
  account.node.addDependency(invitation);
  const username = account.getResponseField('Username');
  for (const { name } of tenant.directories) {
    call(`tie-${name}`, 'adminLinkProviderForUser', tieOf(name, username, email), {
      // The pool answers with these errors when the accounts are tied already.
      ignoreErrorCodesMatching: 'InvalidParameterException|LimitExceededException',
    });
  }
  return username;
};

/** Ties an account to that of a directory with the same e-mail address. */
const tieOf = (directory: string, username: string, email: string): object => ({
  DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
  SourceUser: { ProviderName: directory, ProviderAttributeName: 'email', ProviderAttributeValue: email },
});
