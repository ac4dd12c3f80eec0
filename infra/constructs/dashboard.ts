import { AlarmStatusWidget, Dashboard, GraphWidget, type Alarm, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Tenant } from './tenant.ts';
import type { TenantMetrics } from './tenant-metrics.ts';

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: 8, height: 6 });

/** One page per tenant: the alarms, then what they look at. */
export const addDashboard = (
  scope: Construct,
  { slug }: Tenant,
  metrics: TenantMetrics,
  alarms: readonly Alarm[],
): void => {
  new Dashboard(scope, 'dashboard', {
    dashboardName: slug,
    widgets: [
      [new AlarmStatusWidget({ alarms: [...alarms], width: 24 })],
      [
        graph('Requests', [metrics.requests, metrics.clientErrors, metrics.serverErrors, metrics.throttledRequests]),
        graph('Answers, p95 in ms', [metrics.latency]),
        graph('Runs', [metrics.startedRuns, metrics.failedRuns]),
      ],
      [
        graph('Workers', [metrics.workerErrors, metrics.workerThrottles]),
        graph('Tables', [metrics.tableThrottles]),
        graph('Dead letters', [metrics.deadLetters]),
      ],
      [
        graph('Mail', [metrics.MailsWaiting, metrics.OldestMailMinutes, metrics.MailsSent, metrics.MailsFailed]),
        graph('Pushes to payroll', [metrics.PushesWaiting, metrics.PushesDone, metrics.PushesFailed]),
        graph('Signing', [
          metrics.ContractsSent,
          metrics.ContractsSigned,
          metrics.ContractsDeclined,
          metrics.ContractsExpired,
          metrics.HoursToSign,
        ]),
      ],
    ],
  });
};
