import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { AppError, toProblem, type ProblemDetails } from '#shared/errors/problem.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';

/** How many requests one address may make in five minutes (docs/areas/deployment.md#limits). */
const RATE = { limit: 2_000, evaluationWindowSec: 300, aggregateKeyType: 'IP' };

/**
 * The managed rules of AWS: which only count the requests that they match, and which block them. Rules that look for
 * code in bodies and queries only count, since people write and search what they like and the app shows it as text; so
 * do limits of length, which the API has of its own, and the one that refuses programs without a name. AWS ignores a
 * name that it does not know.
 */
export const managedRules = {
  AWSManagedRulesCommonRuleSet: {
    counted: [
      'NoUserAgent_HEADER',
      'SizeRestrictions_QUERYSTRING',
      'SizeRestrictions_BODY',
      'EC2MetaDataSSRF_QUERYARGUMENTS',
      'EC2MetaDataSSRF_BODY',
      'GenericLFI_QUERYARGUMENTS',
      'GenericLFI_BODY',
      'GenericRFI_QUERYARGUMENTS',
      'GenericRFI_BODY',
      'RestrictedExtensions_QUERYARGUMENTS',
      'CrossSiteScripting_QUERYARGUMENTS',
      'CrossSiteScripting_BODY',
    ],
    blocked: [
      'UserAgent_BadBots_HEADER',
      'SizeRestrictions_Cookie_HEADER',
      'SizeRestrictions_URIPATH',
      'EC2MetaDataSSRF_COOKIE',
      'EC2MetaDataSSRF_URIPATH',
      'GenericLFI_URIPATH',
      'GenericRFI_URIPATH',
      'RestrictedExtensions_URIPATH',
      'CrossSiteScripting_COOKIE',
      'CrossSiteScripting_URIPATH',
    ],
  },
  AWSManagedRulesKnownBadInputsRuleSet: {
    counted: [
      'JavaDeserializationRCE_QUERYSTRING',
      'JavaDeserializationRCE_BODY',
      'Log4JRCE_QUERYSTRING',
      'Log4JRCE_BODY',
      'ReactJSRCE_BODY',
    ],
    blocked: [
      'JavaDeserializationRCE_HEADER',
      'JavaDeserializationRCE_URIPATH',
      'Log4JRCE_HEADER',
      'Log4JRCE_URIPATH',
      'Host_localhost_HEADER',
      'PROPFIND_METHOD',
      'ExploitablePaths_URIPATH',
    ],
  },
} as const;

/** What the firewall answers in the error format of the product; it knows no request id, and its type is plain JSON. */
const ANSWERS = {
  forbidden: { detail: 'The firewall refused this request.' },
  too_many_requests: { detail: 'Too many requests from this address. Try again in five minutes.' },
} as const satisfies Partial<Record<ErrorCode, ProblemDetails>>;

const customResponseBodies = Object.fromEntries(
  Object.entries(ANSWERS).map(([code, details]) => [
    code,
    {
      contentType: 'APPLICATION_JSON',
      content: JSON.stringify(toProblem(new AppError(code as keyof typeof ANSWERS, details), '')),
    },
  ]),
);

const blockWith = (code: keyof typeof ANSWERS, headers: Readonly<Record<string, string>> = {}) => ({
  block: {
    customResponse: {
      responseCode: catalogue[code].status,
      customResponseBodyKey: code,
      responseHeaders: Object.entries({ 'cache-control': 'no-store', ...headers }).map(([name, value]) => ({
        name,
        value,
      })),
    },
  },
});

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // A sample holds the query string: search terms are personal data.
  sampledRequestsEnabled: false,
});

const managed = (slug: string, name: keyof typeof managedRules, priority: number) => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: [
        ...managedRules[name].counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        ...managedRules[name].blocked.map((rule) => ({ name: rule, actionToUse: blockWith('forbidden') })),
      ],
    },
  },
  visibilityConfig: visibility(`${slug}-${name}`),
});

/** The firewall of a tenant's address; CloudFront takes one from its own region only. */
export const webAcl = (scope: Construct, slug: string): CfnWebACL =>
  new CfnWebACL(scope, 'firewall', {
    name: `${slug}-web`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies,
    visibilityConfig: visibility(`${slug}-web`),
    rules: [
      {
        name: 'rate',
        priority: 0,
        action: blockWith('too_many_requests', { 'retry-after': String(RATE.evaluationWindowSec) }),
        statement: { rateBasedStatement: RATE },
        visibilityConfig: visibility(`${slug}-rate`),
      },
      managed(slug, 'AWSManagedRulesCommonRuleSet', 1),
      managed(slug, 'AWSManagedRulesKnownBadInputsRuleSet', 2),
    ],
  });
