import { readFileSync } from 'node:fs';
import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import { handler as finish } from '#functions/workflows/bulk-run/finish.ts';
import { handler as prepare } from '#functions/workflows/bulk-run/prepare.ts';
import { handler as work } from '#functions/workflows/bulk-run/work.ts';
import type { Machine } from './executions.ts';

const ARN_PREFIX = 'arn:aws:lambda:eu-central-1:000000000000:function:';
export const STATE_MACHINE_ARN_PREFIX = 'arn:aws:states:eu-central-1:000000000000:stateMachine:';

/** The definition that CDK deploys, with names of functions that are never called: the handlers run here. */
const readDefinition = (name: string): StateMachineDefinition => {
  const text = readFileSync(
    new URL(`../../../functions/workflows/${name}/definition.asl.json`, import.meta.url),
    'utf8',
  );
  return JSON.parse(
    text.replace(/\$\{(\w+)\}/g, (_, placeholder: string) => `${ARN_PREFIX}${placeholder}`),
  ) as StateMachineDefinition;
};

/** Every state machine of the product under its name, each Task state with its real handler. */
export const machines = (): ReadonlyMap<string, Machine> =>
  new Map([
    [
      'bulk-run',
      { definition: readDefinition('bulk-run'), handlers: { Prepare: prepare, Work: work, Finish: finish } },
    ],
  ]);
