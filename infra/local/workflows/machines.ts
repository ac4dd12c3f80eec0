import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import { workersIn } from '#infra/workflow-workers.ts';
import type { Machine } from './executions.ts';

const ARN_PREFIX = 'arn:aws:lambda:eu-central-1:000000000000:function:';
export const STATE_MACHINE_ARN_PREFIX = 'arn:aws:states:eu-central-1:000000000000:stateMachine:';

const FILE = 'definition.asl.json';

/** The folder of the definitions that CDK deploys. */
export const workflowsFolder = fileURLToPath(new URL('../../../functions/workflows', import.meta.url));

type Handler = Machine['handlers'][string];

const handlerOf = async (folder: string, resource: string): Promise<Handler> => {
  const [reference] = workersIn(resource);
  if (!reference) throw new Error(`${folder}: ${resource} names no worker`);
  const file = pathToFileURL(join(folder, `${reference.worker}.ts`)).href;
  return ((await import(/* @vite-ignore */ file)) as { handler: Handler }).handler;
};

/** The definition, with names of functions that are never called, and the real handler of each Task state. */
const readMachine = async (folder: string): Promise<Machine> => {
  const text = readFileSync(join(folder, FILE), 'utf8');
  const { States: states } = JSON.parse(text) as { States: Record<string, { Resource?: string }> };
  const tasks = Object.entries(states).flatMap(([state, { Resource: resource }]) =>
    resource === undefined ? [] : [handlerOf(folder, resource).then((handler) => [state, handler] as const)],
  );
  const named = text.replace(/\$\{(\w+)\}/g, (_, placeholder: string) => `${ARN_PREFIX}${placeholder}`);
  return {
    definition: JSON.parse(named) as StateMachineDefinition,
    handlers: Object.fromEntries(await Promise.all(tasks)),
  };
};

/** Every state machine of a folder under its name, which is that of its own folder. */
export const readMachines = async (folder = workflowsFolder): Promise<ReadonlyMap<string, Machine>> => {
  const names = readdirSync(folder).filter((name) => readdirSync(join(folder, name)).includes(FILE));
  return new Map(await Promise.all(names.map(async (name) => [name, await readMachine(join(folder, name))] as const)));
};
