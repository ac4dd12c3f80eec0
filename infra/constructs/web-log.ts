import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * The fields of the log: no query string, cookie, referrer or address of a person, because the log is in CloudFront's
 * region (docs/areas/deployment.md#logs). The pattern that a request met stands in place of its path, which holds the
 * token of a link (docs/areas/links.md#no-token-in-logs).
 */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'cache-behavior-path-pattern',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-request-id',
  'ssl-protocol',
];

/** Requests at CloudFront, by the fields named here; its older log has no choice and writes the query string. */
export const webLog = (scope: Construct, slug: string, distribution: Distribution, logs: LogGroup): void => {
  const source = new CfnDeliverySource(scope, 'log-source', {
    name: `${slug}-web`,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'log-destination', {
    name: `${slug}-web`,
    destinationResourceArn: logs.logGroupArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(scope, 'log-delivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  });
  delivery.addResourceDependency(source);
};
