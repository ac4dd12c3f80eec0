import { CustomResource, Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { FunctionBundles } from '#infra/bundle.ts';
import { tableAccess } from './access.ts';
import { functionEnvironment, type Identity } from './function-environment.ts';
import { bundleOf, functionRole, lambdaFunction } from './functions.ts';
import { workerName, type Tenant } from './tenant.ts';

const MODULE = 'workflows/first-admin/enrol';

type FirstAdmin = { tenant: Tenant; identity: Identity; bundles: FunctionBundles; logs: ILogGroup };

/** Invites the first administrator by e-mail and gives them the rights of one; doing it again changes nothing. */
export const inviteFirstAdmin = (stack: Stack, { tenant, identity, bundles, logs }: FirstAdmin): void => {
  const { adminEmail: email, adminName } = tenant;
  if (email === undefined) return;
  const { userPoolId, userPoolArn } = identity.userPool;
  const call = (id: string, action: 'adminCreateUser' | 'adminGetUser', iam: string, more: object) => {
    const request = {
      service: 'CognitoIdentityServiceProvider',
      action,
      parameters: { UserPoolId: userPoolId, Username: email, ...more },
      physicalResourceId: PhysicalResourceId.of(`${id}-${email}`),
      ...(action === 'adminCreateUser'
        ? { ignoreErrorCodesMatching: 'UsernameExistsException' }
        : { outputPaths: ['Username'] }),
    };
    return new AwsCustomResource(stack, id, {
      onCreate: request,
      onUpdate: request,
      installLatestAwsSdk: false,
      logGroup: logs,
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: [`cognito-idp:${iam}`], resources: [userPoolArn] }),
      ]),
    });
  };
  const invitation = call('invitation', 'adminCreateUser', 'AdminCreateUser', {
    DesiredDeliveryMediums: ['EMAIL'],
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  const account = call('invited', 'adminGetUser', 'AdminGetUser', {});
  account.node.addDependency(invitation);
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
  const enrolled = new CustomResource(stack, 'enrolment', {
    resourceType: 'Custom::FirstAdmin',
    serviceToken: enrol.functionArn,
    serviceTimeout: Duration.minutes(5),
    // With e-mail addresses as sign-in names, the pool's own name of a user is the subject of their tokens.
    properties: { subject: account.getResponseField('Username'), email, name: adminName ?? email },
  });
  enrolled.node.addDependency(role);
};
