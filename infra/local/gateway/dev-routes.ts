import * as z from 'zod';
import { AppError } from '#shared/errors/problem.ts';
import { toIssues } from '#shared/errors/issue.ts';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';
import type { Identity } from '../identity.ts';
import type { CapturedMail } from '../mail/captured-mail.ts';
import { mailPage } from '../mail/mail-page.ts';
import { payrollPage } from '../payroll/payroll-page.ts';
import { sandboxChange } from '../payroll/payroll-controls.ts';
import type { PayrollSandbox } from '../payroll/payroll-sandbox.ts';
import { parseSeed, type Seed } from '../seed/parse-seed.ts';

/** The actions behind the routes below `/dev/`, which no stack has (docs/areas/deployment.md#local-runtime). */
export type DevActions = {
  /** True once every process answers. */
  isHealthy: () => boolean;
  /** Empties the storage and seeds it again. */
  reset: (seed: Seed) => Promise<void>;
  /** Pins today in every process; undefined lets the clock run again. */
  setToday: (day: IsoDate | undefined) => void;
  /** The mails that were captured, newest first. */
  mails: () => Promise<CapturedMail[]>;
  /** The payroll office. */
  payroll: Pick<PayrollSandbox, 'view' | 'received' | 'set'>;
};

/** An answer that is a page, not JSON. */
export class DevPage {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

export type DevRequest = { method: string; path: string; query: URLSearchParams; body: string };

const USER = /^[\w.@+-]{1,100}$/;

const resetBody = z.strictObject({ seed: z.string().optional() });
const clockBody = z.strictObject({ today: z.string() });

const parse = <S extends z.ZodType>(schema: S, body: string): z.output<S> => {
  let value: unknown;
  try {
    value = JSON.parse(body || '{}');
  } catch {
    throw new AppError('bad_request', { detail: 'The body is not valid JSON.' });
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('form_invalid', { fields: toIssues(result.error) });
  return result.data;
};

const formError = (detail: string): AppError => new AppError('form_invalid', { detail });

const dayOf = (text: string): IsoDate | undefined => {
  if (text === '') return undefined;
  const day = parseDmy(text);
  if (day === null) throw formError('today must be dd/mm/yyyy or empty');
  return day;
};

const wireMail = ({ id, to, subject, html, text, attachments, state, sent_at }: CapturedMail) => ({
  id,
  to,
  subject,
  html,
  text,
  attachments,
  state,
  sent_at,
});

/** Answers a local-only route, or undefined when there is no such route. Throws AppError. */
export const devRoutes =
  (identity: Identity, actions: DevActions) =>
  async ({ method, path, query, body }: DevRequest): Promise<unknown> => {
    switch (`${method} ${path}`) {
      case 'GET /dev/health':
        if (!actions.isHealthy()) throw new AppError('unavailable', { detail: 'Still starting.' });
        return { status: 'ok' };
      case 'GET /dev/token': {
        const user = query.get('user') ?? '';
        if (!USER.test(user)) throw formError('user must name a user');
        return { access_token: await identity.mint(user) };
      }
      case 'POST /dev/reset': {
        const name = parse(resetBody, body).seed ?? 'demo';
        const seed = parseSeed(name);
        if (!seed) throw formError('seed must be demo, empty or vehicles=<count>');
        await actions.reset(seed);
        return { seed: name };
      }
      case 'POST /dev/clock': {
        const { today } = parse(clockBody, body);
        actions.setToday(dayOf(today));
        return { today };
      }
      case 'GET /dev/mail':
        return new DevPage(mailPage(await actions.mails(), query.get('number')));
      case 'GET /dev/mail.json':
        return { data: (await actions.mails()).map(wireMail) };
      case 'GET /dev/payroll':
        return new DevPage(payrollPage(actions.payroll.view(), actions.payroll.received()));
      case 'GET /dev/payroll.json':
        return { ...actions.payroll.view(), ...actions.payroll.received() };
      case 'POST /dev/payroll':
        await actions.payroll.set(parse(sandboxChange, body));
        return actions.payroll.view();
      default:
        return undefined;
    }
  };
