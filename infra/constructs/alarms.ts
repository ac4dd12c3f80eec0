import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { TenantScope } from './functions.ts';
import type { TenantMetrics } from './tenant-metrics.ts';

type Rule = { name: keyof TenantMetrics; threshold: number; periods: number; meaning: string };

/**
 * The meaning of each alarm says what is wrong and where to look first; what then to do says a line for each
 * (docs/operations.md#alarms).
 */
export const alarmRules: readonly Rule[] = [
  {
    name: 'serverErrors',
    threshold: 0,
    periods: 1,
    meaning: 'Requests failed by our fault: look for "bug" in the log of the area',
  },
  { name: 'latency', threshold: 3_000, periods: 3, meaning: 'Answers are slow (p95 in ms): look at the traces' },
  { name: 'throttledRequests', threshold: 20, periods: 1, meaning: 'The limit of the API turned requests away' },
  {
    name: 'failedRuns',
    threshold: 0,
    periods: 1,
    meaning: 'An execution of a run broke; the sweeper restarts it, five times at most',
  },
  {
    name: 'deadLetters',
    threshold: 0,
    periods: 1,
    meaning: 'The sweeper (stopped runs stay stopped) or the writer of snapshots failed in every attempt',
  },
  { name: 'workerErrors', threshold: 5, periods: 1, meaning: 'Workers fail more than retries explain' },
  { name: 'workerThrottles', threshold: 50, periods: 3, meaning: 'More runs at once than workerConcurrency admits' },
  {
    name: 'tableThrottles',
    threshold: 0,
    periods: 2,
    meaning: 'DynamoDB turned reads or writes away: look for a hot key',
  },
  {
    name: 'OldestMailMinutes',
    threshold: 60,
    periods: 1,
    meaning: 'Mail waits for an hour: look at the log of its worker and at the sender in SES',
  },
  {
    name: 'MailsFailed',
    threshold: 10,
    periods: 1,
    meaning: 'Many mails do not arrive: look at the page of mail and at the reputation of the sender in SES',
  },
  {
    name: 'PushesFailed',
    threshold: 0,
    periods: 1,
    meaning: 'A push to payroll failed or waits for somebody: look at its page',
  },
];

/** The alarms of a tenant, sent over one topic to the address in the settings. */
export const addAlarms = (
  scope: Construct,
  { tenant, key, metrics }: TenantScope & { readonly metrics: TenantMetrics },
): Alarm[] => {
  const topic = new Topic(scope, 'alarms', {
    topicName: `${tenant.slug}-alarms`,
    enforceSSL: true,
    ...(key && { masterKey: key }),
  });
  if (tenant.alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(tenant.alarmEmail));
  return alarmRules.map(({ name, threshold, periods, meaning }) => {
    const alarm = new Alarm(scope, `alarm-${name}`, {
      alarmName: `${tenant.slug}-${name}`,
      alarmDescription: meaning,
      metric: metrics[name],
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
    return alarm;
  });
};
