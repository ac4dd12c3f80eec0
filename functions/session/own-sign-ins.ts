import { readSignIns, type SignInMark } from '#functions/platform/audit/sign-ins.ts';
import { isEndedUntil, readEndedSignIns } from '#functions/platform/session/ended-sign-ins.ts';
import { userBySubject } from '#functions/platform/session/users.ts';

/** How long a sign-in is renewed; it ends with the life of its last token. */
const LIVES_SECONDS = 8 * 3_600 + 900;

/** The sign-ins of a user that go on, the latest first. */
export const liveSignIns = async (subject: string): Promise<SignInMark[]> => {
  const [marks, isEnded, user] = await Promise.all([
    readSignIns(subject),
    readEndedSignIns(subject),
    userBySubject(subject),
  ]);
  const revokedAt = user?.sessions_revoked_at ?? 0;
  const since = Date.now() / 1000 - LIVES_SECONDS;
  return marks.filter(
    ({ signedInAt, seenAt }) => !isEndedUntil(revokedAt, signedInAt) && seenAt > since && !isEnded(signedInAt),
  );
};
