import { SecretValue } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { STAGE } from './api-names.ts';
import { originKeyName, type Tenant } from './tenant.ts';

/** A pattern of CloudFront and the host of the part of the API that it leads to. */
export type ApiRoute = { readonly pattern: string; readonly host: string };

/** One behavior per pattern, in their order, and one origin per part. */
export const apiBehaviors = (
  tenant: Tenant,
  routes: readonly ApiRoute[],
  common: Omit<BehaviorOptions, 'origin'>,
): Record<string, BehaviorOptions> => {
  const origins = new Map<string, HttpOrigin>();
  const originOf = (host: string): HttpOrigin => {
    const origin =
      origins.get(host) ??
      new HttpOrigin(host, {
        originPath: `/${STAGE}`,
        // why: CloudFormation resolves the reference at deploy time; the template holds no secret
        customHeaders: { 'x-api-key': SecretValue.secretsManager(originKeyName(tenant)).unsafeUnwrap() },
      });
    origins.set(host, origin);
    return origin;
  };
  return Object.fromEntries(
    routes.map(({ pattern, host }) => [
      pattern,
      {
        ...common,
        origin: originOf(host),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      },
    ]),
  );
};
