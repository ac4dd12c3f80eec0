import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { machineNames } from '#shared/runs/machines.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { workerModules } from '#infra/bundle.ts';
import { STAGE, THROTTLED_METRIC } from '#infra/stacks/api-stack.ts';
import {
  apiName,
  deadLettersName,
  metricNamespace,
  stateMachineArn,
  tableName,
  workerName,
  type Tenant,
} from './tenant.ts';

export const PERIOD = Duration.minutes(5);

const metric = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic: string = Stats.SUM,
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period: PERIOD });

/** Adds up; a metric without data counts as nothing, so that the others still count. A graph with several knows them by `id`. */
const sum = (id: string, label: string, parts: readonly Metric[]): MathExpression =>
  new MathExpression({
    label,
    period: PERIOD,
    expression: parts.map((_, index) => `FILL(${id}${index}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(parts.map((part, index) => [`${id}${index}`, part])),
  });

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
    | 'tableThrottles',
    IMetric
  >
>;

/** What is measured of a tenant, by the names its parts were given. */
export const tenantMetrics = (tenant: Tenant): TenantMetrics => {
  const api = { ApiName: apiName(tenant), Stage: STAGE };
  const machines = machineNames.map((name) => ({ StateMachineArn: stateMachineArn(tenant, name) }));
  const tables = tableDefinitions.map(({ name }) => ({ TableName: tableName(tenant, name) }));
  const workers = workerModules()
    // It runs in a deployment, which fails by itself.
    .filter((module) => !module.startsWith('workflows/first-admin/'))
    .map((module) => ({ FunctionName: workerName(tenant, module) }));
  return {
    requests: metric('AWS/ApiGateway', 'Count', api),
    clientErrors: metric('AWS/ApiGateway', '4XXError', api),
    serverErrors: metric('AWS/ApiGateway', '5XXError', api),
    latency: metric('AWS/ApiGateway', 'Latency', api, Stats.p(95)),
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
