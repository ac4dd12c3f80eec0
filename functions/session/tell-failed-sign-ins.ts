import { auditLine } from '#functions/platform/audit/audit-line.ts';
import {
  readTries,
  triesReported,
  TriesChanged,
  UNKNOWN_ACCOUNT,
  type OpenTries,
} from '#functions/platform/session/sign-in-tries.ts';
import { userBySubject } from '#functions/platform/session/users.ts';
import { transact } from '#functions/platform/storage/transact.ts';

/** Longer than the user pool waits for a password and a code. */
const QUIET_SECONDS = 15 * 60;
/** Somebody who goes on trying is reported every hour. */
const AT_LEAST_EVERY_SECONDS = 3_600;

const isOver = ({ firstAt, lastAt }: OpenTries, at: number): boolean =>
  at - lastAt >= QUIET_SECONDS || at - firstAt >= AT_LEAST_EVERY_SECONDS;

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

const tell = async (tries: OpenTries): Promise<void> => {
  const { account, count, firstAt, lastAt } = tries;
  const user = account === UNKNOWN_ACCOUNT ? undefined : await userBySubject(account);
  const who = { user_id: user?.id ?? 0, name: user?.name ?? '', acting_as: null };
  const info = { tries: count, first_at: instant(firstAt), last_at: instant(lastAt) };
  try {
    await transact([triesReported(tries), auditLine(who, 'sign_in_failed', info)]);
  } catch (error) {
    // The next sweep tells of what is left.
    if (!(error instanceof TriesChanged)) throw error;
  }
};

/**
 * Puts on record which sign-ins at the user pool began and did not succeed: a wrong password, a wrong code, or nothing
 * more (docs/areas/trust.md#audit-log). One line for all tries of an account.
 */
export const tellFailedSignIns = async (): Promise<void> => {
  const at = Math.floor(Date.now() / 1000);
  for (const tries of await readTries()) if (isOver(tries, at)) await tell(tries);
};
