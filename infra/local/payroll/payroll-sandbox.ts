import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { closeAtOnce, listenOnLoopback } from '../loopback.ts';
import { hashOf, officeState, requestIn } from './office-state.ts';
import { payrollOffice, scriptOf, type Delays, type Reply } from './payroll-office.ts';
import { payrollProducts } from './payroll-products.ts';
import { scripts, type Fault } from './payroll-scripts.ts';

/** What can be set of a customer, and of the pace of the office. */
export const sandboxChange = z.strictObject({
  customer_code: z.string().min(1).optional(),
  /** Null: as the code of the customer says. */
  script: z.enum(scripts).nullable().optional(),
  /** The only password from now on; null for any but `wrong`. */
  password: z.string().nullable().optional(),
  /** The people that the office knows; null for everybody. */
  people: z
    .array(z.strictObject({ payroll_number: z.string(), name: z.string().default('') }))
    .nullable()
    .optional(),
  /** The vehicles that the office confirmed. */
  vehicles: z.array(z.strictObject({ chassis_number: z.string(), payroll_number: z.string().nullable() })).optional(),
  delays: z.strictObject({ answerMs: z.number(), slowMs: z.number(), rejectMs: z.number() }).partial().optional(),
});
export type SandboxChange = z.input<typeof sandboxChange>;

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

/** The password of Basic sign-in, whoever the user is. */
const passwordIn = (authorization: string): string => {
  const [, encoded = ''] = authorization.split(' ');
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
};

const CUSTOMER = /^\/v1\/customers\/([^/]+)(?:\/(.*))?$/;

/**
 * A payroll office on 127.0.0.1 that an HTTP provider talks to like any other (docs/areas/integrations.md#sandbox). It
 * keeps what it is sent, each request once.
 */
export const startPayrollSandbox = async ({ file, delays: given }: PayrollSandboxOptions = {}) => {
  const state = await officeState(file);
  const delays: Delays = { ...atOnce, ...given };
  const office = payrollOffice(state, delays);
  let choose: (requestId: string, customerCode: string) => Fault | undefined = () => undefined;

  const codes = (): string[] => [
    ...new Set([...state.customers(), ...state.requests()].map(({ customer_code: code }) => code)),
  ];
  const set = async ({ customer_code: code, delays: pace, password, ...changes }: SandboxChange): Promise<void> => {
    Object.assign(delays, pace);
    if (code === undefined) return;
    const people = changes.people?.map(({ payroll_number, name = '' }) => ({ payroll_number, name }));
    await state.change(code, {
      ...(changes.script !== undefined && { script: changes.script }),
      ...(password !== undefined && { password: password === null ? null : hashOf(password), refused_password: null }),
      ...(changes.vehicles !== undefined && { vehicles: changes.vehicles }),
      ...(changes.people !== undefined && { people: people ?? null }),
    });
  };
  /** What was sent and what is held, of a customer or of all. */
  const received = (customerCode?: string) => ({
    requests: state
      .requests()
      .filter(({ customer_code: code }) => customerCode === undefined || code === customerCode)
      .map(({ request, ...about }) => ({ ...about, ...request })),
    held: (customerCode === undefined ? codes() : [customerCode]).flatMap((code) =>
      office.held(code).map((each) => ({ customer_code: code, ...each })),
    ),
  });
  const view = () => ({
    customers: codes().map((code) => ({ customer_code: code, script: scriptOf(state.customer(code)) })),
    delays,
  });

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

  const send = (response: ServerResponse, status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const reply = await answer({
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      authorization: request.headers.authorization ?? '',
      body: () => text(request),
    });
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
