import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { closeAtOnce, listenOnLoopback } from '../loopback.ts';
import { officeState, requestIn } from './office-state.ts';
import { payrollControls, sandboxChange } from './payroll-controls.ts';
import { payrollOffice, type Delays, type Reply } from './payroll-office.ts';
import { payrollProducts } from './payroll-products.ts';
import type { Fault } from './payroll-scripts.ts';

export type PayrollSandboxOptions = {
  /** Where it keeps what it was sent; in memory without it. */
  file?: string;
  /** Without them it answers at once. */
  delays?: Partial<Delays>;
};

const atOnce: Delays = { answerMs: 0, slowMs: 0, rejectMs: 0 };

type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string;
  body: () => Promise<string>;
};

const askedBy = (request: IncomingMessage): Asked => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    authorization: request.headers.authorization ?? '',
    body: () => text(request),
  };
};

/** The password of Basic sign-in, whoever the user is. */
const passwordIn = (authorization: string): string => {
  const [, encoded = ''] = authorization.split(' ');
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
};

const CUSTOMER = /^\/v1\/customers\/([^/]+)(?:\/(.*))?$/;

const send = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * A payroll office on 127.0.0.1 that an HTTP provider talks to like any other (docs/areas/integrations.md#sandbox). It
 * keeps what it is sent, each request once.
 */
export const startPayrollSandbox = async ({ file, delays: given }: PayrollSandboxOptions = {}) => {
  const state = await officeState(file);
  const delays: Delays = { ...atOnce, ...given };
  const office = payrollOffice(state, delays);
  const { set, received, view } = payrollControls(state, office, delays);
  let choose: (requestId: string, customerCode: string) => Fault | undefined = () => undefined;

  /** A request of a customer, with what goes wrong on its way. */
  const answerCustomer = async (code: string, path: string, asked: Asked): Promise<Reply | 'held'> => {
    const input = asked.method === 'POST' ? requestIn.parse(JSON.parse(await asked.body())) : undefined;
    const fault = input && choose(input.request_id, code);
    if (fault === 'cut') return 'broken';
    if (fault === 'offline') return office.offline;
    const reply = await office.answer({ code, password: passwordIn(asked.authorization), path, request: input });
    if (fault === 'lost') return 'broken';
    return fault === 'held' ? 'held' : reply;
  };

  const answer = async (asked: Asked): Promise<Reply | 'held'> => {
    const [, code, path = ''] = CUSTOMER.exec(asked.path) ?? [];
    if (code !== undefined) return answerCustomer(decodeURIComponent(code), decodeURIComponent(path), asked);
    switch (`${asked.method} ${asked.path}`) {
      case 'GET /received':
        return { status: 200, body: received(asked.query.get('customer_code') ?? undefined) };
      case 'GET /customers':
        return { status: 200, body: view() };
      case 'POST /customers':
        await set(sandboxChange.parse(JSON.parse(await asked.body())));
        return { status: 200, body: view() };
      default:
        return { status: 404, body: { error: 'no_such_address' } };
    }
  };

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await answer(askedBy(request));
    if (reply === 'held') return;
    if (reply === 'broken') return void request.socket.destroy();
    send(response, reply.status, reply.body);
  };

  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) console.error('payroll sandbox:', error);
      send(response, 400, { error: 'unreadable' });
    });
  });
  const { url } = await listenOnLoopback(server);
  return {
    url,
    /** What the processes that talk to it need in their environment. */
    environment: { PAYROLL_PRODUCTS: JSON.stringify(payrollProducts(`${url}/v1`)) },
    received,
    view,
    set,
    /** Lets something go wrong with requests from now on; undefined ends it. */
    faultWith(chosen: typeof choose | undefined) {
      choose = chosen ?? (() => undefined);
    },
    /** Forgets everything, what goes wrong and the pace, too. */
    async clear() {
      choose = () => undefined;
      Object.assign(delays, atOnce, given);
      await state.clear();
    },
    close: () => closeAtOnce(server),
  };
};
export type PayrollSandbox = Awaited<ReturnType<typeof startPayrollSandbox>>;
