import { benefits, payrollCodes } from './payroll-codes.ts';
import { hashOf, type Customer, type OfficeState, type Received, type RequestIn } from './office-state.ts';
import { scriptOfCode, type Script } from './payroll-scripts.ts';

/** How long the office takes, in milliseconds after a request came. */
export type Delays = {
  /** Until it is done. */
  answerMs: number;
  /** Until it is done, when it is slow. */
  slowMs: number;
  /** From then on until it refuses some people. */
  rejectMs: number;
};

/** An answer with its status; `broken` breaks the connection instead. */
export type Reply = { status: number; body: object } | 'broken';

const refuse = (status: number, error: string, more: object = {}): Reply => ({ status, body: { error, ...more } });
const OFFLINE = refuse(503, 'service_offline', { message: 'The service is closed for maintenance.' });
const LOGIN_FAILED = refuse(401, 'login_failed', { message: 'The credentials are not right.' });

const NO_SUCH_ADDRESS = refuse(404, 'no_such_address');

/** The script of refused lines refuses one person in this many, the first one always. */
const REFUSED_EVERY = 5;
const REFUSED_TEXT = 'More than 7.5 hours on a day are not accepted.';

export const scriptOf = ({ script, customer_code: code }: Customer): Script => script ?? scriptOfCode(code);

type Person = RequestIn['people'][number];
const numberOf = ({ payroll_number: number }: Person): string => number;

/** Why the office does not take a person over; null when it does. */
const reasonAgainst = (customer: Customer, { script, request }: Received, person: Person): string | null => {
  const isKnown = customer.people?.some(({ payroll_number: number }) => number === person.payroll_number) ?? true;
  if (!isKnown) return 'This payroll number is not known.';
  const numbers = [...new Set(request.people.map(numberOf))];
  const isRefused = script === 'line_rejects' && numbers.indexOf(person.payroll_number) % REFUSED_EVERY === 0;
  return isRefused ? REFUSED_TEXT : null;
};

type Asked = { code: string; password: string; path: string; request: RequestIn | undefined };

const codesOf = ({ withdrawn }: Customer) => payrollCodes.filter(({ code }) => !withdrawn.includes(code));

const isSignedIn = (customer: Customer, password: string): boolean => {
  if (scriptOf(customer) === 'login_failed') return false;
  const hash = hashOf(password);
  if (hash === customer.refused_password) return false;
  return customer.password === null ? password !== 'wrong' : hash === customer.password;
};

const unknownCodes = (customer: Customer, request: RequestIn): string[] => {
  const known = new Set(codesOf(customer).map(({ code }) => code));
  const sent = request.people.flatMap(({ lines }) => lines.map(({ code }) => code));
  return [...new Set(sent)].filter((code) => !known.has(code)).toSorted();
};

/** How far the office is with a request: nothing before its time, then the people that it took over or refused. */
const outcomeOf = (customer: Customer, received: Received, delays: Delays): Reply => {
  const { script, reference, received_at: from, request } = received;
  const doneAt = from + (script === 'slow_ok' ? delays.slowMs : delays.answerMs);
  if (Date.now() < doneAt) return { status: 200, body: { reference, status: 'processing', people: [] } };
  if (script === 'failed')
    return {
      status: 200,
      body: { reference, status: 'failed', people: [], message: 'The month could not be calculated.' },
    };
  const isLate = Date.now() >= doneAt + delays.rejectMs;
  const reasons = new Map(
    request.people.map((person) => [person.payroll_number, reasonAgainst(customer, received, person)]),
  );
  const people = [...reasons]
    .filter(([, message]) => message === null || isLate)
    .map(([payroll_number, message]) => ({
      payroll_number,
      status: message === null ? 'taken_over' : 'refused',
      message,
    }));
  const notifications = people
    .filter(({ message }) => message !== null)
    .map(({ payroll_number, message }) => ({ type: 'severe', payroll_number, message }));
  return { status: 200, body: { reference, status: 'success', people, notifications } };
};

/** What an office holds for a customer: the days of a person in a month are those that came last. */
const heldDays = (state: OfficeState, code: string): Person[] => {
  const customer = state.customer(code);
  const months = new Map<string, Person>();
  for (const received of state.requests()) {
    if (received.customer_code !== code || received.script === 'failed') continue;
    for (const person of received.request.people) {
      const key = `${person.payroll_number} ${person.year} ${person.month}`;
      if (reasonAgainst(customer, received, person) === null) months.set(key, person);
    }
  }
  return [...months.values()].filter(({ lines }) => lines.length > 0);
};

/** The people whom an office knows of a customer: those that were set, else all whose days were sent. */
const peopleOf = (state: OfficeState, code: string) => {
  const sent = state.requests().filter(({ customer_code: each }) => each === code);
  const numbers = new Set(sent.flatMap(({ request }) => request.people.map(numberOf)));
  return state.customer(code).people ?? [...numbers].map((number) => ({ payroll_number: number, name: '' }));
};

/** A payroll office that plays scripts (docs/areas/integrations.md#sandbox). */
export const payrollOffice = (state: OfficeState, delays: Delays) => {
  const accept = async (customer: Customer, request: RequestIn): Promise<string> => {
    const reference = `BP-${String(state.requests().length + 1).padStart(6, '0')}`;
    const { customer_code: code } = customer;
    await state.take({ customer_code: code, reference, received_at: Date.now(), script: scriptOf(customer), request });
    return reference;
  };

  /** Withdraws the first code that is sent, once. */
  const withdraw = async ({ customer_code: code, withdrawn }: Customer, request: RequestIn): Promise<void> => {
    const [first] = request.people.flatMap(({ lines }) => lines);
    if (withdrawn.length === 0 && first) await state.change(code, { withdrawn: [first.code] });
  };

  const send = async (code: string, password: string, request: RequestIn): Promise<Reply> => {
    const script = scriptOf(state.customer(code));
    const earlier = state.find(code, request.request_id);
    if (earlier) {
      await state.takeAgain(code, request.request_id);
      return refuse(409, 'duplicate', { reference: earlier.reference });
    }
    if (script === 'please_confirm_retry' && !request.confirmed)
      return refuse(409, 'please_confirm_retry', { message: 'Some people were pushed before.' });
    if (script === 'failed_internal')
      return refuse(500, 'failed_internal', { message: 'Our developers were notified.' });
    if (script === 'type_not_found') await withdraw(state.customer(code), request);
    const codes = unknownCodes(state.customer(code), request);
    if (codes.length > 0) return refuse(422, 'type_not_found', { codes, message: `Not known: ${codes.join(', ')}` });
    const reference = await accept(state.customer(code), request);
    if (script === 'login_rotated' && state.customer(code).refused_password === null)
      await state.change(code, { refused_password: hashOf(password) });
    if (script === 'answer_lost') return 'broken';
    return script === 'duplicate' ? refuse(409, 'duplicate', { reference }) : { status: 202, body: { reference } };
  };

  const outcome = (code: string, requestId: string): Reply => {
    const received = state.find(code, requestId);
    if (!received) return refuse(404, 'request_not_found');
    return outcomeOf(state.customer(code), received, delays);
  };

  const reads: Readonly<Record<string, (code: string) => object>> = {
    '': (code) => ({ customer_code: code }),
    types: (code) => ({ data: codesOf(state.customer(code)) }),
    benefits: () => ({ data: benefits }),
    people: (code) => ({ data: peopleOf(state, code) }),
    vehicles: (code) => ({ data: state.customer(code).vehicles }),
  };

  return {
    /** Answers a customer, who may send a request. */
    async answer({ code, password, path, request }: Asked): Promise<Reply> {
      const customer = state.customer(code);
      if (scriptOf(customer) === 'service_offline') return OFFLINE;
      if (!isSignedIn(customer, password)) return LOGIN_FAILED;
      if (request) return path === 'requests' ? send(code, password, request) : NO_SUCH_ADDRESS;
      if (path.startsWith('requests/')) return outcome(code, path.slice('requests/'.length));
      const read = reads[path];
      return read ? { status: 200, body: read(code) } : NO_SUCH_ADDRESS;
    },
    offline: OFFLINE,
    held: (code: string) => heldDays(state, code),
  };
};
export type PayrollOffice = ReturnType<typeof payrollOffice>;
