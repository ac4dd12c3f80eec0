import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { FunctionBundles } from '#infra/bundle.ts';
import { fileAccess, startAccess, tableAccess } from '#infra/constructs/access.ts';
import { workerFiles } from '#infra/constructs/area-rights.ts';
import { functionEnvironment, type Identity } from '#infra/constructs/function-environment.ts';
import { bundleOf, functionRole, lambdaFunction, logGroup } from '#infra/constructs/functions.ts';
import { arnOf, workerName, workflowName, type Tenant } from '#infra/constructs/tenant.ts';

const SWEEP_EVERY = Duration.minutes(5);
const SNAPSHOT_EVERY = Duration.days(1);
/** A step is at most 60 s of paced work; an import or export in one step may take the most a Lambda has. */
const WORKER_TIMEOUT = Duration.minutes(15);
/** One full vCPU; spreadsheets stream and stay far below. */
const WORKER_MEMORY_MB = 1769;

const kebab = (pascal: string): string => pascal.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

export type WorkflowsStackProps = StackProps & {
  readonly tenant: Tenant;
  readonly bundles: FunctionBundles;
  readonly identity: Identity;
};

/** Runs: the state machine from its ASL file, the workers that its tasks name, and the sweeper; and the writer of snapshots. */
export class WorkflowsStack extends Stack {
  constructor(scope: Construct, id: string, { tenant, bundles, identity, ...props }: WorkflowsStackProps) {
    super(scope, id, props);
    const logs = logGroup(this, 'logs', tenant, 'workflows');
    const role = this.workerRole(tenant, logs);
    const environment = functionEnvironment(tenant, identity);
    const worker = (module: string): Lambda =>
      lambdaFunction(this, module.replace('workflows/', '').replace('/', '-'), {
        name: workerName(tenant, module),
        description: `Worker ${module}`,
        bundle: bundleOf(bundles, module),
        role,
        logs,
        environment,
        memoryMb: WORKER_MEMORY_MB,
        timeout: WORKER_TIMEOUT,
      });
    this.stateMachine(tenant, 'bulk-run', worker, logGroup(this, 'bulk-run-logs', tenant, 'bulk-run'));
    new Rule(this, 'sweep-schedule', {
      ruleName: `${tenant.slug}-sweep`,
      description: 'Starts runs again that stopped without an end',
      schedule: Schedule.rate(SWEEP_EVERY),
      targets: [new LambdaFunction(worker('workflows/bulk-run/sweep'), { retryAttempts: 2 })],
    });
    new Rule(this, 'snapshot-schedule', {
      ruleName: `${tenant.slug}-snapshots`,
      description: 'Writes what large lists start from',
      schedule: Schedule.rate(SNAPSHOT_EVERY),
      targets: [new LambdaFunction(worker('workflows/snapshots/write'), { retryAttempts: 2 })],
    });
  }

  private workerRole(tenant: Tenant, logs: ILogGroup): Role {
    return functionRole(this, 'worker-role', {
      logs,
      statements: [
        ...tableAccess(tenant, 'write'),
        ...fileAccess(tenant, workerFiles),
        startAccess(tenant, 'bulk-run'),
        new PolicyStatement({
          actions: ['states:DescribeExecution'],
          resources: [arnOf('states', `execution:${workflowName(tenant, 'bulk-run')}:*`)],
        }),
      ],
    });
  }

  /** `${WorkFunctionArn}` in the file stands for the worker `work.ts` beside it. */
  private stateMachine(tenant: Tenant, workflow: string, worker: (module: string) => Lambda, logs: LogGroup): void {
    const file = fileURLToPath(new URL(`../../functions/workflows/${workflow}/definition.asl.json`, import.meta.url));
    const definition = readFileSync(file, 'utf8');
    const names = new Set([...definition.matchAll(/\$\{(\w+)FunctionArn\}/g)].map(([, name = '']) => name));
    const steps = [...names].map((name) => ({ name, lambda: worker(`workflows/${workflow}/${kebab(name)}`) }));
    const machine = new StateMachine(this, workflow, {
      stateMachineName: workflowName(tenant, workflow),
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: Object.fromEntries(
        steps.map(({ name, lambda }) => [`${name}FunctionArn`, lambda.functionArn]),
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
