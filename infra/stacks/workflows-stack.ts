import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { machineNames, type MachineName } from '#shared/runs/machines.ts';
import type { FunctionBundles } from '#infra/bundle.ts';
import { WORKER_NODE_FLAGS } from '#infra/worker-flags.ts';
import { workersIn } from '#infra/workflow-workers.ts';
import {
  auditCopyAccess,
  eraseAccess,
  fileAccess,
  forgetAccess,
  providerAccess,
  removeAccountAccess,
  secretAccess,
  signAccess,
  startAccess,
  notChaining,
  tableAccess,
} from '#infra/constructs/access.ts';
import {
  erasedFolders,
  exportedFiles,
  keptFolders,
  payrollFiles,
  sealFiles,
  sealsDocuments,
  talksWithSecrets,
  WEBHOOK_WORKER,
  workerFiles,
} from '#infra/constructs/area-rights.ts';
import { addMail } from '#infra/constructs/mail.ts';
import { streamAccess, wakeByStream } from '#infra/constructs/wake-by-stream.ts';
import { functionEnvironment } from '#infra/constructs/function-environment.ts';
import type { Identity } from '#infra/constructs/identity.ts';
import { bundleOf, functionRole, lambdaFunction, logGroup, type TenantScope } from '#infra/constructs/functions.ts';
import {
  arnOf,
  deadLettersName,
  logGroupName,
  workerName,
  workflowName,
  type Tenant,
} from '#infra/constructs/tenant.ts';

/** The partition of the orders to make the files of contracts that everybody has signed. */
const SIGNING_ORDERS = 'signing';
const SWEEP_EVERY = Duration.minutes(5);
const WEBHOOKS_EVERY = Duration.minutes(1);
/** The memory of the worker of webhooks, which mostly waits for receivers. */
const WEBHOOKS_MEMORY_MB = 512;
/**
 * Until there is a snapshot, every cold list reads its whole table: an import or a new layout must not wait for a day.
 */
const SNAPSHOT_EVERY = Duration.minutes(15);
/** Calls by schedule: the next one does the same work, so an old one is not worth repeating. */
const SOON = { retryAttempts: 2, maxEventAge: SWEEP_EVERY };
/** A step is at most 60 s of paced work; an import or export in one step may take the most a Lambda has. */
const WORKER_TIMEOUT = Duration.minutes(15);
/** One full vCPU; spreadsheets stream and stay far below. */
const WORKER_MEMORY_MB = 1769;

export type WorkflowsStackProps = StackProps &
  TenantScope & {
    readonly bundles: FunctionBundles;
    readonly identity: Identity;
    /** The table whose stream brings new mails. */
    readonly records: ITable;
    /** Seals signed documents. */
    readonly signingKey: IKey;
  };

type WorkerOptions = Parameters<typeof lambdaFunction>[2];
type NewWorker = (module: string, options?: Partial<WorkerOptions>) => Lambda;

type WorkerRole = 'payroll' | 'seal' | 'worker';

/** What the workers of a role may do besides reading and writing records. */
const rightsOf = (
  name: WorkerRole,
  {
    tenant,
    identity,
    signingKey,
    records,
  }: Pick<WorkflowsStackProps, 'tenant' | 'identity' | 'signingKey' | 'records'>,
): PolicyStatement[] => {
  if (name === 'payroll')
    return [
      // The sweeper is one of them.
      auditCopyAccess(tenant),
      ...secretAccess(tenant, { payroll: 'read', webhooks: 'read' }),
      ...fileAccess(tenant, payrollFiles),
      ...forgetAccess(tenant, keptFolders),
    ];
  if (name === 'worker')
    return [
      notChaining(tenant),
      ...fileAccess(tenant, exportedFiles),
      ...eraseAccess(tenant, erasedFolders),
      ...(identity.pool ? [removeAccountAccess(identity.pool.userPool)] : []),
    ];
  return [
    notChaining(tenant),
    signAccess(signingKey),
    providerAccess(tenant),
    ...fileAccess(tenant, sealFiles),
    ...streamAccess(records),
  ];
};

/**
 * The state machines of runs from their ASL files, the workers that their tasks name, the sweeper, the writer of
 * snapshots, and the workers of mail.
 */
export class WorkflowsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { tenant, key, bundles, identity, records, signingKey, ...props }: WorkflowsStackProps,
  ) {
    super(scope, id, props);
    const logs = logGroup(this, 'logs', { tenant, key, name: logGroupName(tenant, 'workflows') });
    const deadLetters = this.deadLetters(tenant, key);
    const roles = new Map<string, Role>();
    const roleOf = (name: WorkerRole): Role => {
      const rights = rightsOf(name, { tenant, identity, signingKey, records });
      const role = roles.get(name) ?? this.workerRole(`${name}-role`, tenant, logs, deadLetters, rights);
      roles.set(name, role);
      return role;
    };
    const environment = functionEnvironment(tenant, identity);
    const worker: NewWorker = (module, options) => {
      const bundle = bundleOf(bundles, module);
      const isSealer = sealsDocuments(bundle.inputs);
      return lambdaFunction(this, module.replace('workflows/', '').replace('/', '-'), {
        name: workerName(tenant, module),
        description: `Worker ${module}`,
        bundle,
        role: roleOf(isSealer ? 'seal' : talksWithSecrets(module) ? 'payroll' : 'worker'),
        logs,
        environment: {
          ...environment,
          NODE_OPTIONS: WORKER_NODE_FLAGS.join(' '),
          ...(isSealer && { SEALING_KMS_ID: signingKey.keyArn }),
        },
        memoryMb: WORKER_MEMORY_MB,
        timeout: WORKER_TIMEOUT,
        ...options,
      });
    };
    // One role for all machines: an account has room for 1,000 roles.
    const machineRole = new Role(this, 'machine-role', { assumedBy: new ServicePrincipal('states.amazonaws.com') });
    for (const machine of machineNames) {
      const history = logGroup(this, `${machine}-logs`, { tenant, key, name: logGroupName(tenant, machine) });
      this.stateMachine(tenant, machine, worker, { logs: history, role: machineRole });
    }
    this.schedules(tenant, deadLetters, worker);
    const complete = worker('workflows/signing/complete');
    wakeByStream(complete, SIGNING_ORDERS, { table: records, deadLetters });
    addMail(this, { tenant, identity, bundles, logs, deadLetters, records });
  }

  /** The workers that are called at intervals. */
  private schedules(tenant: Tenant, deadLetters: Queue, worker: NewWorker): void {
    const scheduled = (module: string, options: Partial<WorkerOptions> = {}): LambdaFunction =>
      new LambdaFunction(worker(module, { onFailure: new SqsDestination(deadLetters), ...SOON, ...options }), {
        deadLetterQueue: deadLetters,
        ...SOON,
      });
    new Rule(this, 'sweep-schedule', {
      ruleName: `${tenant.slug}-sweep`,
      description: 'Starts runs again that stopped without an end, removes what is due to go, tells of renewals',
      schedule: Schedule.rate(SWEEP_EVERY),
      targets: [scheduled('workflows/bulk-run/sweep')],
    });
    new Rule(this, 'snapshot-schedule', {
      ruleName: `${tenant.slug}-snapshots`,
      description: 'Writes what large lists start from',
      schedule: Schedule.rate(SNAPSHOT_EVERY),
      targets: [scheduled('workflows/snapshots/write')],
    });
    new Rule(this, 'webhook-schedule', {
      ruleName: `${tenant.slug}-webhooks`,
      description: 'Tells those who follow events what happened',
      schedule: Schedule.rate(WEBHOOKS_EVERY),
      targets: [scheduled(WEBHOOK_WORKER, { timeout: WEBHOOKS_EVERY, memoryMb: WEBHOOKS_MEMORY_MB })],
    });
  }

  /** Calls by schedule that failed in every attempt; an alarm counts them. */
  private deadLetters(tenant: Tenant, key: IKey | undefined): Queue {
    return new Queue(this, 'dead-letters', {
      queueName: deadLettersName(tenant),
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      ...(key ? { encryptionMasterKey: key } : { encryption: QueueEncryption.SQS_MANAGED }),
    });
  }

  private workerRole(
    id: string,
    tenant: Tenant,
    logs: ILogGroup,
    deadLetters: Queue,
    more: readonly PolicyStatement[] = [],
  ): Role {
    return functionRole(this, id, {
      logs: [logs],
      statements: [
        ...tableAccess(tenant, 'write'),
        ...fileAccess(tenant, workerFiles),
        startAccess(tenant, machineNames),
        new PolicyStatement({
          actions: ['states:DescribeExecution'],
          resources: machineNames.map((name) => arnOf('states', `execution:${workflowName(tenant, name)}:*`)),
        }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
        ...more,
      ],
    });
  }

  private stateMachine(
    tenant: Tenant,
    workflow: MachineName,
    worker: NewWorker,
    { logs, role }: { readonly logs: LogGroup; readonly role: Role },
  ): void {
    const file = fileURLToPath(new URL(`../../functions/workflows/${workflow}/definition.asl.json`, import.meta.url));
    const definition = readFileSync(file, 'utf8');
    // Imports and exports must not take the concurrency of the whole account from the API
    // (docs/areas/deployment.md#limits).
    const heavy = tenant.workerConcurrency > 0 ? { reservedConcurrentExecutions: tenant.workerConcurrency } : {};
    const steps = workersIn(definition).map(({ placeholder, worker: name }) => ({
      placeholder,
      lambda: worker(`workflows/${workflow}/${name}`, name === 'work' ? heavy : {}),
    }));
    const machine = new StateMachine(this, workflow, {
      stateMachineName: workflowName(tenant, workflow),
      stateMachineType: StateMachineType.STANDARD,
      role,
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: Object.fromEntries(
        steps.map(({ placeholder, lambda }) => [placeholder, lambda.functionArn]),
      ),
      tracingEnabled: true,
      logs: { destination: logs, level: LogLevel.ALL, includeExecutionData: false },
    });
    for (const { lambda } of steps) {
      machine.addToRolePolicy(
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }),
      );
    }
  }
}
