import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** How many requests one address may make in five minutes (docs/areas/deployment.md#limits). */
const RATE = { limit: 2_000, evaluationWindowSec: 300, aggregateKeyType: 'IP' };

/** Rules that look for code in bodies: people write what they like, and the app shows it as text. */
const COUNTED_ONLY = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'];

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // A sample holds the query string: search terms are personal data.
  sampledRequestsEnabled: false,
});

const managed = (slug: string, name: string, priority: number, countedOnly: readonly string[] = []) => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: countedOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
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
    visibilityConfig: visibility(`${slug}-web`),
    rules: [
      {
        name: 'rate',
        priority: 0,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: { rateBasedStatement: RATE },
        visibilityConfig: visibility(`${slug}-rate`),
      },
      managed(slug, 'AWSManagedRulesCommonRuleSet', 1, COUNTED_ONLY),
      managed(slug, 'AWSManagedRulesKnownBadInputsRuleSet', 2),
    ],
  });
