import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { EXPIRES_AT, tableDefinitions, type TableDefinition } from '#functions/storage/tables.ts';
import { filesBucketName, tableName, type Tenant } from '#infra/constructs/tenant.ts';

/** The tables and files of a tenant: what outlives a deployment. */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, { tenant, ...props }: StackProps & { tenant: Tenant }) {
    super(scope, id, props);
    for (const definition of tableDefinitions) this.table(tenant, definition);
    this.files(tenant);
    new CfnOutput(this, 'FilesBucket', { value: filesBucketName(tenant) });
  }

  private table(tenant: Tenant, { name, localIndex, globalIndex }: TableDefinition): void {
    const table = new Table(this, `${name}Table`, {
      tableName: tableName(tenant, name),
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      timeToLiveAttribute: EXPIRES_AT,
      deletionProtection: tenant.retainData,
      removalPolicy: tenant.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    if (globalIndex) {
      table.addGlobalSecondaryIndex({
        indexName: globalIndex.name,
        partitionKey: { name: globalIndex.partitionKey, type: AttributeType.STRING },
        sortKey: { name: globalIndex.sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });
    }
    if (!localIndex) return;
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

  private files(tenant: Tenant): void {
    new Bucket(this, 'files', {
      bucketName: filesBucketName(tenant),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: tenant.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      // Browsers send presigned forms from the app's own address; the signature is what admits them.
      cors: [
        { allowedMethods: [HttpMethods.POST], allowedOrigins: ['https://*.cloudfront.net'], allowedHeaders: ['*'] },
      ],
      lifecycleRules: [
        { prefix: 'quarantine/', expiration: Duration.days(1) },
        { prefix: 'exports/', expiration: Duration.days(1) },
        // None is read after a week.
        { prefix: 'snapshots/', expiration: Duration.days(8) },
        { noncurrentVersionExpiration: Duration.days(35), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }
}
