import { ulid } from 'ulid';
import type { AccessAct } from '#shared/audit/audit-acts.ts';
import type { AuditEvent } from '#shared/audit-chain/audit-chain.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import { auditWaitingKey } from '#functions/platform/storage/keys.ts';
import { activityTable, EXPIRES_AT } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A line waits this long to be chained: long enough to notice and mend a sweeper that does not run. */
const WAITING_DAYS = 30;

/** Who did it. */
export type AuditAuthor = { readonly user_id: number; readonly name: string; readonly acting_as: string | null };

/** A line for the audit log, under a key of its own: nothing is read, and no two requests write to one item. */
export const auditLine = (
  { name, user_id, acting_as }: AuditAuthor,
  what: AccessAct,
  info: AuditEvent['details'],
): Write => {
  const at = now();
  const origin = currentOrigin();
  const line = ulid(at.getTime());
  const event: AuditEvent = {
    at: at.toISOString(),
    what,
    who: name,
    from: origin?.address ?? null,
    details: { line, user_id, acting_as, request_id: origin?.request_id ?? null, info },
  };
  return {
    build: () => ({
      Put: {
        TableName: activityTable(),
        Item: {
          ...auditWaitingKey(event.at, line),
          ...event,
          [EXPIRES_AT]: Math.floor(Date.now() / 1000) + WAITING_DAYS * 86_400,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
  };
};
