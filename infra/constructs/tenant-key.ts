import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { arnOf, logGroupName, type Tenant } from './tenant.ts';

const USE = ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'];
/** Services that read and write for those who may use the tenant's tables, files, queues and secrets. */
const SERVICES = ['dynamodb', 's3', 'secretsmanager', 'sqs', 'sns'];

/**
 * The key of everything a tenant stores: whoever deletes it makes the data unreadable, backups included
 * (docs/areas/deployment.md#keys-and-secrets). Functions need no right of their own on it: the key serves their
 * requests to the services named here, and what they may ask of those is in their roles.
 */
export const tenantKey = (scope: Construct, tenant: Tenant): Key => {
  const key = new Key(scope, 'key', {
    alias: `${tenant.slug}-data`,
    description: `Tables, files, logs and secrets of ${tenant.slug}`,
    enableKeyRotation: true,
    pendingWindow: Duration.days(30),
    removalPolicy: tenant.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'DataThroughServices',
      principals: [new AnyPrincipal()],
      actions: [...USE, 'kms:CreateGrant'],
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': Aws.ACCOUNT_ID,
          'kms:ViaService': SERVICES.map((service) => `${service}.${tenant.region}.amazonaws.com`),
        },
      },
    }),
  );
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'OwnLogs',
      principals: [new ServicePrincipal(`logs.${tenant.region}.amazonaws.com`)],
      actions: USE,
      resources: ['*'],
      conditions: {
        ArnLike: {
          'kms:EncryptionContext:aws:logs:arn': [
            arnOf('logs', `log-group:${logGroupName(tenant, '*')}`),
            arnOf('logs', 'log-group:API-Gateway-Execution-Logs_*'),
          ],
        },
      },
    }),
  );
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsAndSchedules',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com'), new ServicePrincipal('events.amazonaws.com')],
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  return key;
};
