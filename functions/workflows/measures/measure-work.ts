import type { EventType } from '#shared/activity/events.ts';
import type { MeasureName, Measures } from '#shared/measures/measures.ts';
import { waitsForSomebody } from '#shared/push/command.rules.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { eventsSince } from '#functions/platform/events/events-since.ts';
import { feedProgress } from '#functions/platform/events/feed-progress.ts';
import { countOpen, oldestOpenMail } from '#functions/platform/mail/mail-lists.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { writeMeasures } from '#functions/platform/runtime/write-measures.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The index of events lags behind the events, so those of the last minute count with the next pass. */
const SETTLED_AFTER_MS = MINUTE;

const progress = feedProgress('measures');

/** The figure that counts the events of a type. */
const countedBy: Readonly<Partial<Record<EventType, MeasureName>>> = {
  mail_sent: 'MailsSent',
  mail_failed: 'MailsFailed',
  push_done: 'PushesDone',
  push_failed: 'PushesFailed',
  contract_sent: 'ContractsSent',
  contract_completed: 'ContractsSigned',
  contract_declined: 'ContractsDeclined',
  contract_expired: 'ContractsExpired',
};

const isCopy = (type: EventType, object: string): boolean => type.startsWith('contract_') && object !== 'contract';

/** What happened from one moment until another, and the contracts that everybody signed meanwhile. */
const countEvents = async (from: string, until: string) => {
  const counts: Partial<Record<MeasureName, number>> = {};
  const signed: number[] = [];
  for await (const { type, at, object, object_id: id } of eventsSince(from)) {
    const name = countedBy[type];
    if (name === undefined || at >= until || isCopy(type, object)) continue;
    counts[name] = (counts[name] ?? 0) + 1;
    if (type === 'contract_completed') signed.push(id);
  }
  return { counts, signed };
};

const hoursToSign = async (ids: readonly number[]): Promise<number[]> =>
  (await contractStore.getMany(ids)).flatMap(({ sent_at: sent, signed_at: signed }) =>
    sent !== null && signed !== null ? [Math.round((10 * (Date.parse(signed) - Date.parse(sent))) / HOUR) / 10] : [],
  );

/** What waits now. */
const waiting = async (): Promise<Measures> => {
  const [count, oldest, pushes] = await Promise.all([countOpen(), oldestOpenMail(), readCommands()]);
  return {
    MailsWaiting: count,
    OldestMailMinutes: oldest ? Math.floor((now().getTime() - Date.parse(oldest.queued_at)) / MINUTE) : 0,
    PushesWaiting: pushes.filter((push) => isUnderWay(push.status_report) || waitsForSomebody(push)).length,
  };
};

/** Measures what happened since the last pass, each event once, and what waits (docs/operations.md#metrics). */
export const measureWork = async (): Promise<void> => {
  const until = new Date(now().getTime() - SETTLED_AFTER_MS).toISOString();
  const from = await progress.read();
  if (from !== undefined && from < until) {
    const { counts, signed } = await countEvents(from, until);
    writeMeasures({ ...counts, HoursToSign: await hoursToSign(signed), ...(await waiting()) });
  }
  if (from === undefined || from < until) await transact([progress.write(until)]);
};
