import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { listenOnLoopback } from '../loopback.ts';
import { ExecutionFault, executions, type Execution, type Waits } from './executions.ts';
import { machineVariable, type MachineName } from '#shared/runs/machines.ts';
import { readMachines, STATE_MACHINE_ARN_PREFIX } from './machines.ts';

const startInput = z.object({
  stateMachineArn: z.string(),
  name: z.string().min(1).max(80),
  input: z.string().default('{}'),
});
const executionInput = z.object({ executionArn: z.string() });

const seconds = (at: Date | undefined): number | undefined => at && at.getTime() / 1000;

const descriptionOf = (execution: Execution) => ({
  executionArn: execution.arn,
  stateMachineArn: execution.machineArn,
  name: execution.name,
  status: execution.status,
  startDate: seconds(execution.startedAt),
  stopDate: seconds(execution.stoppedAt),
  input: execution.input,
});

const actions = (all: ReturnType<typeof executions>): Record<string, (body: unknown) => object> => ({
  StartExecution: (body) => {
    const { stateMachineArn, name, input } = startInput.parse(body);
    const execution = all.start(stateMachineArn, name, input);
    return { executionArn: execution.arn, startDate: seconds(execution.startedAt) };
  },
  DescribeExecution: (body) => descriptionOf(all.get(executionInput.parse(body).executionArn)),
  StopExecution: (body) => {
    const execution = all.get(executionInput.parse(body).executionArn);
    execution.stop();
    return { stopDate: seconds(new Date()) };
  },
});

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
};

const fault = (error: unknown): object => {
  if (error instanceof ExecutionFault) return { __type: error.name, message: error.message };
  if (error instanceof z.ZodError) return { __type: 'ValidationException', message: error.message };
  throw error;
};

const answer = async (
  byName: ReturnType<typeof actions>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const name = String(request.headers['x-amz-target'] ?? '').replace('AWSStepFunctions.', '');
  const action = byName[name];
  if (!action) return send(response, 400, { __type: 'UnknownOperationException', message: name });
  const body: unknown = JSON.parse(await text(request));
  let result: object;
  try {
    result = action(body);
  } catch (error) {
    return send(response, 400, fault(error));
  }
  send(response, 200, result);
};

export type Workflows = {
  endpoint: string;
  /** What the processes that start executions need in their environment. */
  environment: Record<string, string>;
  /** Stops the executions under way, and waits until they have ended. */
  stopAll(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The part of Step Functions that the product uses, on 127.0.0.1: the state machines of `functions/workflows` run in
 * this process with their real handlers. Executions live in memory; the sweeper brings those of a killed process back.
 * For tests, `retryMs` and `waitMs` replace the waits of Retry and of Wait states and `folder` the place of the definitions.
 */
export const startWorkflows = async (options: Waits & { port?: number; folder?: string } = {}): Promise<Workflows> => {
  const machines = await readMachines(options.folder);
  const all = executions(machines, options);
  const byName = actions(all);
  const server = createServer((request, response) => {
    answer(byName, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, { __type: 'InternalFailure', message: 'The request could not be served' });
    });
  });
  const { url: endpoint } = await listenOnLoopback(server, options.port);
  return {
    endpoint,
    environment: {
      AWS_ENDPOINT_URL_SFN: endpoint,
      ...Object.fromEntries(
        [...machines.keys()].map((name) => [
          machineVariable(name as MachineName),
          `${STATE_MACHINE_ARN_PREFIX}${name}`,
        ]),
      ),
    },
    stopAll: all.stopAll,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await all.stopAll();
      server.closeAllConnections();
      await closed;
    },
  };
};
