import { CfnOutput, Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectLockRetention,
  ObjectOwnership,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { auditBucketName, type Tenant } from './tenant.ts';

type Options = {
  readonly tenant: Tenant;
  readonly key: IKey | undefined;
  readonly logs: IBucket;
  readonly removal: Pick<BucketProps, 'removalPolicy' | 'autoDeleteObjects'>;
};

/**
 * The copies of the audit log. Nobody, the account's owner included, removes one before its time; a key is written to
 * once. What is not locked are tenants whose data go with their stack, and emulators, which lock nothing.
 */
export const auditBucket = (scope: Construct, { tenant, key, logs, removal }: Options): void => {
  const isLocked = tenant.retainData && !tenant.emulator;
  const bucket = new Bucket(scope, 'audit', {
    bucketName: auditBucketName(tenant),
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    ...(key
      ? { encryption: BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }
      : { encryption: BucketEncryption.S3_MANAGED }),
    enforceSSL: true,
    versioned: true,
    ...removal,
    ...(!tenant.emulator && { serverAccessLogsBucket: logs, serverAccessLogsPrefix: 'audit/' }),
    ...(isLocked && {
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(Duration.days(tenant.auditLockDays)),
    }),
    lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  const deny = (sid: string, actions: string[], conditions: Record<string, unknown>): PolicyStatement =>
    new PolicyStatement({
      sid,
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions,
      resources: [bucket.arnForObjects('*')],
      conditions,
    });
  if (isLocked) {
    bucket.addToResourcePolicy(deny('WriteOnce', ['s3:PutObject'], { Null: { 's3:if-none-match': 'true' } }));
    bucket.addToResourcePolicy(deny('NeverHide', ['s3:DeleteObject'], {}));
  }
  new CfnOutput(scope, 'AuditBucket', { value: auditBucketName(tenant) });
};
