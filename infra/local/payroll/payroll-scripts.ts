/** The parts that the sandbox plays (docs/areas/integrations.md#sandbox). */
export const scripts = [
  'ok',
  'slow_ok',
  'type_not_found',
  'please_confirm_retry',
  'login_failed',
  'login_rotated',
  'service_offline',
  'failed_internal',
  'failed',
  'line_rejects',
  'answer_lost',
  'duplicate',
] as const;
export type Script = (typeof scripts)[number];

/** What each of them does, for the page. */
export const scriptTexts: Readonly<Record<Script, string>> = {
  ok: 'takes everything over after a while',
  slow_ok: 'takes everything over, after much longer',
  type_not_found: 'has withdrawn the first code that is sent, and says so',
  please_confirm_retry: 'wants every request to be confirmed',
  login_failed: 'refuses every sign-in',
  login_rotated: 'takes one request, then refuses the password that it came with',
  service_offline: 'takes nothing and answers nothing',
  failed_internal: 'fails while it takes a request',
  failed: 'takes a request and calls it failed later',
  line_rejects: 'takes over most people, and refuses some a while after',
  answer_lost: 'takes a request and breaks off before its first answer',
  duplicate: 'has every request already when it comes',
};

const byLength = scripts.toSorted((a, b) => b.length - a.length);

/** The script that the code of a customer begins with, such as `slow-ok-7` or `LOGIN_FAILED`; else all is well. */
export const scriptOfCode = (customerCode: string): Script => {
  const code = customerCode.toLowerCase().replaceAll('-', '_');
  return byLength.find((script) => code === script || code.startsWith(`${script}_`)) ?? 'ok';
};

/** What goes wrong on the way, whatever the script: for tests that choose it request by request. */
export type Fault =
  /** The connection breaks before anything is read. */
  | 'cut'
  /** The request is taken and the connection breaks. */
  | 'lost'
  /** The request is taken and nothing is answered. */
  | 'held'
  /** The office is closed. */
  | 'offline';
