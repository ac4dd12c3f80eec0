import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
  type ITable,
} from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { EXPIRES_AT, tableDefinitions, type TableDefinition } from '#functions/platform/storage/tables.ts';
import { auditBucket } from '#infra/constructs/audit-bucket.ts';
import { protectUploads } from '#infra/constructs/malware-protection.ts';
import { signingKey } from '#infra/constructs/signing-key.ts';
import { tenantKey } from '#infra/constructs/tenant-key.ts';
import { filesBucketName, knownOrigin, logsBucketName, tableName, type Tenant } from '#infra/constructs/tenant.ts';

/**
 * How long files of runs are kept: a day longer than the runs that name them (`functions/platform/runs/run-store.ts`).
 */
const RUN_DAYS = 91;

/** The tables and files of a tenant: what outlives a deployment. */
export class DataStack extends Stack {
  /** The key of everything the tenant stores; an emulator encrypts nothing. */
  readonly key: IKey | undefined;
  /** The key that seals signed documents. */
  readonly signingKey: IKey;
  /** The table of records; its stream brings the keys of what changes. */
  readonly records: ITable;
  private readonly removalPolicy: RemovalPolicy;

  constructor(scope: Construct, id: string, { tenant, ...props }: StackProps & { tenant: Tenant }) {
    super(scope, id, props);
    this.removalPolicy = tenant.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.key = tenant.emulator ? undefined : tenantKey(this, tenant);
    this.signingKey = signingKey(this, tenant);
    const tables = new Map(tableDefinitions.map((definition) => [definition.name, this.table(tenant, definition)]));
    // why: the library's class and interface differ in how they spell an optional property
    this.records = tables.get('records') as ITable;
    new CfnOutput(this, 'FilesBucket', { value: filesBucketName(tenant) });
    const logs = this.logs(tenant);
    this.files(tenant, logs);
    auditBucket(this, { tenant, key: this.key, logs, removal: this.removal(tenant) });
  }

  private table(tenant: Tenant, { name, localIndex, globalIndex, hasStream }: TableDefinition): Table {
    const table = new Table(this, `${name}Table`, {
      tableName: tableName(tenant, name),
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...(this.key
        ? { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey: this.key }
        : { encryption: TableEncryption.DEFAULT }),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      timeToLiveAttribute: EXPIRES_AT,
      deletionProtection: tenant.retainData,
      removalPolicy: this.removalPolicy,
      ...(hasStream && { stream: StreamViewType.KEYS_ONLY }),
    });
    if (globalIndex) {
      table.addGlobalSecondaryIndex({
        indexName: globalIndex.name,
        partitionKey: { name: globalIndex.partitionKey, type: AttributeType.STRING },
        sortKey: { name: globalIndex.sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });
    }
    if (localIndex) this.localIndex(table, localIndex);
    return table;
  }

  private localIndex(table: Table, localIndex: NonNullable<TableDefinition['localIndex']>): void {
    table.addLocalSecondaryIndex({
      indexName: localIndex.name,
      sortKey: {
        name: localIndex.sortKey,
        type: localIndex.sortType === 'N' ? AttributeType.NUMBER : AttributeType.STRING,
      },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [...localIndex.project],
    });
  }

  /** The log of who fetched which file. S3 writes it only to buckets that are encrypted with its own key. */
  private logs(tenant: Tenant): IBucket {
    return new Bucket(this, 'logs', {
      bucketName: logsBucketName(tenant),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      ...this.removal(tenant),
      lifecycleRules: [
        {
          expiration: Duration.days(tenant.logRetentionDays),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      // why: the library's class and interface differ in how they spell an optional property
    }) as IBucket;
  }

  private files(tenant: Tenant, logs: IBucket): void {
    const origin = knownOrigin(tenant);
    const bucket = new Bucket(this, 'files', {
      bucketName: filesBucketName(tenant),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      ...(this.key
        ? { encryption: BucketEncryption.KMS, encryptionKey: this.key, bucketKeyEnabled: true }
        : { encryption: BucketEncryption.S3_MANAGED }),
      enforceSSL: true,
      versioned: true,
      ...this.removal(tenant),
      ...(!tenant.emulator && { serverAccessLogsBucket: logs, serverAccessLogsPrefix: 'files/' }),
      // Presigned forms and pictures, from the app only. The web stack names the app when no setting does.
      ...(origin && {
        cors: [
          {
            allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
            allowedOrigins: [origin],
            allowedHeaders: ['*'],
          },
        ],
      }),
      lifecycleRules: [
        // What is soon of no use to anybody goes with its versions: no restore needs it.
        { prefix: 'quarantine/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'exports/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'pushes/previews/', expiration: Duration.days(8), noncurrentVersionExpiration: Duration.days(1) },
        // No snapshot is read after a week.
        { prefix: 'snapshots/', expiration: Duration.days(8), noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'runs/', expiration: Duration.days(RUN_DAYS) },
        { prefix: 'imports/', expiration: Duration.days(RUN_DAYS) },
        { noncurrentVersionExpiration: Duration.days(35), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // why: the library's class and interface differ in how they spell an optional property
    }) as IBucket;
    protectUploads(this, { tenant, bucket });
  }

  /** A bucket that is removed is emptied first; no emulator runs the function which empties it. */
  private removal(tenant: Tenant): { removalPolicy: RemovalPolicy; autoDeleteObjects?: true } {
    const isEmptied = !tenant.retainData && !tenant.emulator;
    return { removalPolicy: this.removalPolicy, ...(isEmptied && { autoDeleteObjects: true }) };
  }
}
