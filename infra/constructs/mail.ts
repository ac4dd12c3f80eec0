import { Aws, Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { FunctionBundles } from '#infra/bundle.ts';
import { fileAccess, notChaining, tableAccess } from './access.ts';
import { functionEnvironment } from './function-environment.ts';
import type { Identity } from './identity.ts';
import { bundleOf, functionRole, lambdaFunction } from './functions.ts';
import { mailIdentity } from './mail-identity.ts';
import { configurationSetName, workerName, type Tenant } from './tenant.ts';
import { streamAccess, wakeByStream } from './wake-by-stream.ts';

const SEND_LEFT_EVERY = Duration.minutes(1);
/** Far below the time after which a mail that is being sent counts as left behind. */
const TIMEOUT = Duration.seconds(60);
const MEMORY_MB = 512;
const RETRIES = { retryAttempts: 2, maxEventAge: Duration.hours(1) };

type MailProps = {
  readonly tenant: Tenant;
  readonly identity: Identity;
  readonly bundles: FunctionBundles;
  readonly logs: ILogGroup;
  readonly deadLetters: Queue;
  /** The table whose stream brings new mails. */
  readonly records: ITable;
};

const workers = (scope: Construct, { tenant, identity, bundles, logs, deadLetters }: MailProps) => {
  const environment = {
    ...functionEnvironment(tenant, identity),
    // An emulator has no configuration set.
    ...(!tenant.emulator && { MAIL_CONFIGURATION_SET: configurationSetName(tenant) }),
  };
  const toDeadLetters = new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] });
  return (name: string, description: string, statements: readonly PolicyStatement[]): Lambda =>
    lambdaFunction(scope, `mail-${name}`, {
      name: workerName(tenant, `workflows/mail/${name}`),
      description,
      bundle: bundleOf(bundles, `workflows/mail/${name}`),
      role: functionRole(scope, `mail-${name}-role`, {
        logs: [logs],
        statements: [...tableAccess(tenant, 'write'), notChaining(tenant), ...statements, toDeadLetters],
      }),
      logs,
      environment,
      memoryMb: MEMORY_MB,
      timeout: TIMEOUT,
      onFailure: new SqsDestination(deadLetters),
      ...RETRIES,
    });
};

/** Mails are sent under a name of the tenant, so that SES tells EventBridge what became of them. */
const reportOutcomes = (scope: Construct, tenant: Tenant): void => {
  const name = configurationSetName(tenant);
  const set = new CfnConfigurationSet(scope, 'mail-configuration', {
    name,
    deliveryOptions: { tlsPolicy: 'REQUIRE' },
    reputationOptions: { reputationMetricsEnabled: true },
    // An address that came back is not written to again.
    suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
  new CfnConfigurationSetEventDestination(scope, 'mail-outcomes', {
    configurationSetName: set.ref,
    eventDestination: {
      name: 'events',
      enabled: true,
      matchingEventTypes: ['BOUNCE', 'COMPLAINT', 'DELIVERY', 'REJECT'],
      eventBridgeDestination: {
        eventBusArn: `arn:${Aws.PARTITION}:events:${Aws.REGION}:${Aws.ACCOUNT_ID}:event-bus/default`,
      },
    },
  });
};

/**
 * Sending mail (docs/areas/mail.md#sending): the worker that the stream of the table wakes, the only function that may
 * send, and the one that takes what SES tells about mails later.
 */
export const addMail = (scope: Construct, props: MailProps): void => {
  const { tenant, records, deadLetters } = props;
  const worker = workers(scope, props);
  const send = worker('send', 'Sends mail', [
    ...streamAccess(records),
    ...mailIdentity(scope, tenant),
    // Signed contracts go along where a company wants it so.
    ...fileAccess(tenant, { read: ['contracts/'] }),
  ]);
  wakeByStream(send, 'mail#', { table: records, deadLetters });
  new Rule(scope, 'mail-schedule', {
    ruleName: `${tenant.slug}-mail`,
    description: 'Sends mail that was left, and tells of mail without an answer',
    schedule: Schedule.rate(SEND_LEFT_EVERY),
    targets: [new LambdaFunction(send, { deadLetterQueue: deadLetters, ...RETRIES })],
  });
  // No emulator tells what became of a mail that it took.
  if (tenant.emulator) return;
  reportOutcomes(scope, tenant);
  const takeEvents = worker('take-events', 'Takes what SES tells about mails', []);
  new Rule(scope, 'mail-events', {
    ruleName: `${tenant.slug}-mail-events`,
    description: 'What SES tells about mails of this tenant',
    eventPattern: {
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': [configurationSetName(tenant)] } } },
    },
    targets: [new LambdaFunction(takeEvents, { deadLetterQueue: deadLetters })],
  });
};
