import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ApiPart } from '#infra/api-parts.ts';
import { measureUnits, metricNamespace, type MeasureName } from '#shared/measures/measures.ts';
import { machineNames } from '#shared/runs/machines.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { workerModules } from '#infra/bundle.ts';
import { STAGE, THROTTLED_METRIC } from './api-names.ts';
import { apiName, deadLettersName, stateMachineArn, tableName, workerName, type Tenant } from './tenant.ts';

export const PERIOD = Duration.minutes(5);

const metric = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic: string = Stats.SUM,
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period: PERIOD });

/**
 * One metric over those of all parts; a part without data counts as 0. A graph with several tells them apart by `id`.
 */
const combined =
  (write: (terms: string[]) => string) =>
  (id: string, label: string, parts: readonly Metric[]): MathExpression =>
    new MathExpression({
      label,
      period: PERIOD,
      expression: write(parts.map((_, index) => `FILL(${id}${index}, 0)`)),
      usingMetrics: Object.fromEntries(parts.map((part, index) => [`${id}${index}`, part])),
    });
const sum = combined((terms) => terms.join(' + '));
const slowest = combined((terms) => `MAX([${terms.join(', ')}])`);

export type TenantMetrics = Readonly<
  Record<
    | 'requests'
    | 'clientErrors'
    | 'serverErrors'
    | 'latency'
    | 'throttledRequests'
    | 'failedRuns'
    | 'startedRuns'
    | 'deadLetters'
    | 'workerErrors'
    | 'workerThrottles'
    | 'tableThrottles'
    | MeasureName,
    IMetric
  >
>;

/**
 * An alarm adds up ten metrics at most. The enrolment of the first administrator runs in a deployment, which fails by
 * itself, the writer of snapshots and the sender of webhooks are counted by the dead letters that they leave, and where
 * the check of tokens fails, the API answers 500.
 */
const countedElsewhere = [
  'workflows/first-admin/',
  'workflows/sign-in/',
  'workflows/snapshots/',
  'workflows/webhooks/',
] as const;

/**
 * How a figure is added up over a period where that is not its sum: the worst value of what waits, the median of the
 * hours to sign.
 */
const statistics: Readonly<Partial<Record<MeasureName, string>>> = {
  MailsWaiting: Stats.MAXIMUM,
  OldestMailMinutes: Stats.MAXIMUM,
  PushesWaiting: Stats.MAXIMUM,
  HoursToSign: Stats.p(50),
};

/** What the product measures of its own work. */
const measured = ({ slug }: Tenant): Record<MeasureName, IMetric> =>
  Object.fromEntries<IMetric>(
    keysOf(measureUnits).map((name) => [name, metric(metricNamespace(slug), name, {}, statistics[name])]),
    // why: one entry for each name
  ) as Record<MeasureName, IMetric>;

/** What is measured of a tenant, found by the names that its resources were given. */
export const tenantMetrics = (tenant: Tenant, parts: readonly ApiPart[]): TenantMetrics => {
  const apis = (name: string, statistic?: string): Metric[] =>
    parts.map((part) => metric('AWS/ApiGateway', name, { ApiName: apiName(tenant, part), Stage: STAGE }, statistic));
  const machines = machineNames.map((name) => ({ StateMachineArn: stateMachineArn(tenant, name) }));
  const tables = tableDefinitions.map(({ name }) => ({ TableName: tableName(tenant, name) }));
  const workers = workerModules()
    .filter((module) => !countedElsewhere.some((folder) => module.startsWith(folder)))
    .map((module) => ({ FunctionName: workerName(tenant, module) }));
  return {
    ...measured(tenant),
    requests: sum('request', 'requests', apis('Count')),
    clientErrors: sum('client', 'client errors', apis('4XXError')),
    serverErrors: sum('server', 'server errors', apis('5XXError')),
    latency: slowest('latency', 'latency of the slowest part', apis('Latency', Stats.p(95))),
    throttledRequests: metric(metricNamespace(tenant.slug), THROTTLED_METRIC, {}),
    startedRuns: sum(
      'start',
      'started runs',
      machines.map((machine) => metric('AWS/States', 'ExecutionsStarted', machine)),
    ),
    failedRuns: sum(
      'run',
      'failed runs',
      machines.flatMap((machine) =>
        ['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted'].map((name) =>
          metric('AWS/States', name, machine),
        ),
      ),
    ),
    deadLetters: metric(
      'AWS/SQS',
      'ApproximateNumberOfMessagesVisible',
      { QueueName: deadLettersName(tenant) },
      Stats.MAXIMUM,
    ),
    workerErrors: sum(
      'error',
      'worker errors',
      workers.map((worker) => metric('AWS/Lambda', 'Errors', worker)),
    ),
    workerThrottles: sum(
      'throttle',
      'worker throttles',
      workers.map((worker) => metric('AWS/Lambda', 'Throttles', worker)),
    ),
    tableThrottles: sum(
      'table',
      'table throttles',
      tables.flatMap((table) =>
        ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => metric('AWS/DynamoDB', name, table)),
      ),
    ),
  };
};
