import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Annotations, CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { getOpenapi } from '#shared/contract/session/get-openapi.ts';
import { linkPageNames, linkPagePattern } from '#shared/links/link.ts';
import { apiBehaviors, type ApiRoute } from '#infra/constructs/api-behaviors.ts';
import { announceAddress } from '#infra/constructs/app-address.ts';
import type { Identity } from '#infra/constructs/identity.ts';
import { logGroup } from '#infra/constructs/functions.ts';
import { contentSecurityPolicy, securityHeaders } from '#infra/constructs/security-headers.ts';
import { filesBucketName, knownOrigin, logGroupName, webBucketName, type Tenant } from '#infra/constructs/tenant.ts';
import { linkPagePolicy, readsFiles } from '#infra/link-page-policy.ts';
import { webAcl } from '#infra/constructs/web-acl.ts';
import { webLog } from '#infra/constructs/web-log.ts';

/**
 * A path below that of a page of links is that page, and any other without a file name is a page of the app. Error pages
 * would do the same to the API's own 403 and 404.
 */
const singlePage = `function handler(event) {
  var request = event.request;
  var link = /^(\\/(?:${linkPageNames.join('|')}))\\//.exec(request.uri);
  if (link) request.uri = link[1] + '.html';
  else if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) request.uri = '/index.html';
  return request;
}`;

/** What names the hashed files: the app, and the pages of links. */
const pageFiles = ['index.html', ...linkPageNames.map((name) => `${name}.html`)];

const DOCUMENT_FILE = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
/** How long CloudFront and programs keep the document of the API. */
const DOCUMENT_SECONDS = 300;

export type WebStackProps = StackProps & {
  readonly tenant: Tenant;
  readonly identity: Identity;
  /** The routes in the order in which CloudFront tries them. */
  readonly apiRoutes: readonly ApiRoute[];
  /** Folder of the built app. */
  readonly site: string;
};

type SiteTarget = { bucket: IBucket; site: string; distribution: Distribution; logs: ILogGroup };

/**
 * The app and its API under one address: private bucket, CloudFront with its firewall, security headers, `/config.json`.
 * It is in CloudFront's own region, where its certificate, firewall and log have to be; it holds no data of the tenant.
 */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { tenant, identity, apiRoutes, site, ...props }: WebStackProps) {
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
      autoDeleteObjects: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(35) }],
      // why: the library's class and interface differ in how they spell an optional property
    }) as IBucket;
    const filesHost = `${filesBucketName(tenant)}.s3.${tenant.region}.${this.urlSuffix}`;
    const headers = securityHeaders(this, 'headers', {
      name: `${tenant.slug}-headers`,
      policy: contentSecurityPolicy({
        files: filesHost,
        signIn: identity.hosts,
      }),
      reportUrl: tenant.cspReportUrl,
    });
    const linkHeaders = securityHeaders(this, 'link-headers', {
      name: `${tenant.slug}-link-headers`,
      policy: linkPagePolicy(),
    });
    const fileHeaders = securityHeaders(this, 'link-file-headers', {
      name: `${tenant.slug}-link-file-headers`,
      policy: linkPagePolicy(`https://${filesHost}`),
    });
    const distribution = this.distribution(tenant, bucket, apiRoutes, { headers, linkHeaders, fileHeaders });
    // The tenant's key is in another region; these lines hold nothing of a person.
    const group = (groupId: string, part: string) =>
      logGroup(this, groupId, { tenant, key: undefined, name: logGroupName(tenant, part) });
    webLog(this, tenant.slug, distribution, group('web-log', 'web'));
    const logs = group('deploy-log', 'deploy');
    this.deploySite(
      { bucket, site, distribution, logs },
      {
        tenant_name: tenant.name,
        issuer: identity.issuer,
        client_id: identity.clientId,
        scope: identity.scope,
        files_host: `https://${filesHost}`,
      },
    );
    this.deployDocument(bucket, distribution, logs);
    const known = knownOrigin(tenant);
    const origin = known ?? `https://${distribution.distributionDomainName}`;
    if (known === undefined) announceAddress(this, { tenant, identity, origin, logs });
    this.pointDomain(tenant, distribution);
    new CfnOutput(this, 'Url', { value: `${origin}/` });
  }

  private distribution(
    tenant: Tenant,
    bucket: IBucket,
    apiRoutes: readonly ApiRoute[],
    { headers, linkHeaders, fileHeaders }: Record<'headers' | 'linkHeaders' | 'fileHeaders', ResponseHeadersPolicy>,
  ): Distribution {
    const common = {
      responseHeadersPolicy: headers,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    };
    const pages = new EdgeFunction(this, 'pages', {
      functionName: `${tenant.slug}-pages`,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(singlePage),
    });
    const files: BehaviorOptions = {
      ...common,
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [{ function: pages, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
    return new Distribution(this, 'distribution', {
      comment: `${tenant.slug} back office`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      ...(tenant.domain !== undefined && { domainNames: [tenant.domain] }),
      ...(tenant.certificateArn !== undefined && {
        certificate: Certificate.fromCertificateArn(this, 'certificate', tenant.certificateArn),
      }),
      webAclId: tenant.webAclArn ?? webAcl(this, tenant.slug).attrArn,
      defaultBehavior: files,
      additionalBehaviors: {
        [getOpenapi.path]: { ...common, origin: files.origin, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        ...apiBehaviors(tenant, apiRoutes, common),
        ...Object.fromEntries(
          linkPageNames.map((page) => [
            linkPagePattern(page),
            { ...files, responseHeadersPolicy: readsFiles(page) ? fileHeaders : linkHeaders },
          ]),
        ),
      },
    });
  }

  /** Points the domain where the zone is known; elsewhere operators point the name at the distribution themselves. */
  private pointDomain({ domain, hostedZoneId }: Tenant, distribution: Distribution): void {
    if (domain === undefined || hostedZoneId === undefined) return;
    for (const type of ['A', 'AAAA']) {
      new CfnRecordSet(this, `domain-${type}`, {
        name: domain,
        type,
        hostedZoneId,
        aliasTarget: {
          dnsName: distribution.distributionDomainName,
          hostedZoneId: CloudFrontTarget.getHostedZoneId(this),
        },
      });
    }
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
      sources: [Source.asset(site, { exclude: [...pageFiles, '*.br', '*.gz'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      // Pages that are open in a browser still ask for the files of the previous build.
      prune: false,
    });
    const page = new BucketDeployment(this, 'page', {
      destinationBucket: bucket,
      logGroup: logs,
      sources: [
        Source.asset(site, { exclude: ['**', ...pageFiles.map((file) => `!${file}`)] }),
        Source.jsonData('config.json', config),
      ],
      cacheControl: [CacheControl.noStore()],
      prune: false,
      distribution,
      distributionPaths: [...pageFiles.map((file) => `/${file}`), '/config.json'],
    });
    page.node.addDependency(assets);
  }

  /** The document of the API, which anybody may read: from the bucket, so that it takes nothing of the tenant's limit. */
  private deployDocument(bucket: IBucket, distribution: Distribution, logs: ILogGroup): void {
    new BucketDeployment(this, 'document', {
      destinationBucket: bucket,
      logGroup: logs,
      sources: [Source.data(getOpenapi.path.slice(1), readFileSync(DOCUMENT_FILE, 'utf8'))],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.seconds(DOCUMENT_SECONDS))],
      prune: false,
      distribution,
      distributionPaths: [getOpenapi.path],
    });
  }
}
