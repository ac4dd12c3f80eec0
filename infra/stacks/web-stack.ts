import { existsSync } from 'node:fs';
import { Annotations, CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { issuerOf, type Identity } from '#infra/constructs/function-environment.ts';
import { logGroup } from '#infra/constructs/functions.ts';
import { securityHeaders } from '#infra/constructs/security-headers.ts';
import { filesBucketName, signInDomain, webBucketName, type Tenant } from '#infra/constructs/tenant.ts';
import { STAGE } from './api-stack.ts';
import { clientSettings } from './identity-stack.ts';

/** A path without a file name is a page of the app. Error pages would do the same to the API's own 403 and 404. */
const singlePage = `function handler(event) {
  var request = event.request;
  if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) request.uri = '/index.html';
  return request;
}`;

export type WebStackProps = StackProps & {
  readonly tenant: Tenant;
  readonly identity: Identity;
  readonly apiHost: string;
  /** Folder of the built app. */
  readonly site: string;
};

type SiteTarget = { bucket: IBucket; site: string; distribution: Distribution; logs: ILogGroup };

/** The app and its API under one address: private bucket, CloudFront, security headers, `/config.json`. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { tenant, identity, apiHost, site, ...props }: WebStackProps) {
    super(scope, id, props);
    const bucket = new Bucket(this, 'site', {
      bucketName: webBucketName(tenant),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      // Everything in it is made by a build.
      removalPolicy: RemovalPolicy.DESTROY,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(35) }],
      // why: the library's class and interface differ in how they spell an optional property
    }) as IBucket;
    const filesHost = `${filesBucketName(tenant)}.s3.${this.region}.${this.urlSuffix}`;
    const headers = securityHeaders(this, 'headers', `${tenant.slug}-headers`, {
      files: filesHost,
      signIn: [signInDomain(tenant), `cognito-idp.${this.region}.${this.urlSuffix}`],
    });
    const distribution = this.distribution(tenant, bucket, apiHost, headers);
    const logs = logGroup(this, 'deploy-log', tenant, 'deploy');
    this.deploySite(
      { bucket, site, distribution, logs },
      {
        tenant_name: tenant.name,
        issuer: issuerOf(identity.userPool),
        client_id: identity.client.userPoolClientId,
        files_host: `https://${filesHost}`,
      },
    );
    const address = `https://${distribution.distributionDomainName}/`;
    this.allowSignIn(tenant, identity, address, logs);
    new CfnOutput(this, 'Url', { value: address });
  }

  private distribution(
    tenant: Tenant,
    bucket: IBucket,
    apiHost: string,
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): Distribution {
    const common = {
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    };
    const api: BehaviorOptions = {
      ...common,
      origin: new HttpOrigin(apiHost, { originPath: `/${STAGE}` }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    const pages = new EdgeFunction(this, 'pages', {
      functionName: `${tenant.slug}-pages`,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(singlePage),
    });
    return new Distribution(this, 'distribution', {
      comment: `${tenant.slug} back office`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        ...common,
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: [{ function: pages, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: { '/api/*': api },
    });
  }

  /** Hashed files never change; the page that names them and the tenant's settings are fetched anew each time. */
  private deploySite({ bucket, site, distribution, logs }: SiteTarget, config: Record<string, string>): void {
    if (!existsSync(site)) {
      Annotations.of(this).addWarningV2(
        'site-not-built',
        `${site} is missing: build the app first, or none is deployed`,
      );
      return;
    }
    const assets = new BucketDeployment(this, 'assets', {
      destinationBucket: bucket,
      logGroup: logs,
      sources: [Source.asset(site, { exclude: ['index.html', '*.br', '*.gz'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      // Pages that are open in a browser still ask for the files of the build before.
      prune: false,
    });
    const page = new BucketDeployment(this, 'page', {
      destinationBucket: bucket,
      logGroup: logs,
      sources: [Source.asset(site, { exclude: ['**', '!index.html'] }), Source.jsonData('config.json', config)],
      cacheControl: [CacheControl.noStore()],
      prune: false,
      distribution,
      distributionPaths: ['/index.html', '/config.json'],
    });
    page.node.addDependency(assets);
  }

  /**
   * Tells the user pool where the app is. The update replaces the whole client, so it repeats every setting of it;
   * both read `clientSettings`.
   */
  private allowSignIn(tenant: Tenant, { userPool, client }: Identity, address: string, logs: ILogGroup): void {
    const update = {
      service: 'CognitoIdentityServiceProvider',
      action: 'updateUserPoolClient',
      physicalResourceId: PhysicalResourceId.of(`${tenant.slug}-app-address`),
      parameters: {
        UserPoolId: userPool.userPoolId,
        ClientId: client.userPoolClientId,
        ClientName: `${tenant.slug}-app`,
        AllowedOAuthFlowsUserPoolClient: true,
        AllowedOAuthFlows: ['code'],
        AllowedOAuthScopes: clientSettings.scopes,
        CallbackURLs: [address],
        LogoutURLs: [address],
        SupportedIdentityProviders: ['COGNITO'],
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        AccessTokenValidity: clientSettings.accessTokenMinutes,
        IdTokenValidity: clientSettings.idTokenMinutes,
        RefreshTokenValidity: clientSettings.refreshTokenMinutes,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      },
    };
    new AwsCustomResource(this, 'address', {
      onCreate: update,
      onUpdate: update,
      installLatestAwsSdk: false,
      logGroup: logs,
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['cognito-idp:UpdateUserPoolClient'], resources: [userPool.userPoolArn] }),
      ]),
    });
  }
}
