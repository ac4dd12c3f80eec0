import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { belgianDay } from '#shared/values/dates.ts';
import { readDays } from '#functions/platform/chores/follow-days.ts';
import { readHead } from '#functions/platform/audit/audit-head.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { restoredAt } from '#functions/platform/storage/restored-at.ts';
import { runsTable } from '#functions/platform/storage/tables.ts';
import { openRunIds, readRuns } from '#functions/platform/runs/run-store.ts';
import { countProblems, oldestOpenMail } from '#functions/platform/mail/mail-lists.ts';
import { isFailure, readChecks } from '#functions/integrations/integration-checks.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { waitingCompletions } from '#functions/contracts/completion-queue.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { waitsForSomebody } from '#shared/push/command.rules.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { failingSince } from '#functions/platform/webhooks/webhook-health.ts';
import { readSubscriptions } from '#functions/platform/webhooks/subscription-store.ts';
import { readErasures } from '#functions/platform/directory/erasures.ts';
import { stateOf } from '#functions/people/erasure-state.ts';
import type { WebhookStop } from '#shared/activity/integration-events.ts';
import { readIntegrations } from '#functions/integrations/integration-store.ts';
import { allOr, unknown, well, wrong, type Diagnosis } from './diagnosis.ts';
import { countOf } from '../count-of.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The age of a last pass that is too old: the sweeper comes every five minutes, and notes it every ten when idle. */
const SWEEPER_LATE_MS = 25 * MINUTE;
/** The work of a day is done with its first pass. */
const DAY_LATE_MS = 2 * HOUR;
const RUN_LONG_MS = 6 * HOUR;
const RESTARTS_MANY = 3;
const MAIL_LONG_MS = HOUR;
const PUSH_LONG_MS = 6 * HOUR;
const SEAL_LONG_MS = 30 * MINUTE;

const ago = (ms: number): string =>
  ms < 2 * HOUR
    ? countOf(Math.round(ms / MINUTE), 'minute')
    : ms < 2 * DAY
      ? countOf(Math.round(ms / HOUR), 'hour')
      : countOf(Math.round(ms / DAY), 'day');

/** Since when the sweeper could have come by: since the tables were made, or filled from an archive. */
const tablesSince = async (): Promise<number> => {
  const [{ Table: table }, { at }] = await Promise.all([
    dynamo().send(new DescribeTableCommand({ TableName: runsTable() })),
    restoredAt.read(),
  ]);
  return Math.max(table?.CreationDateTime?.getTime() ?? 0, at === null ? 0 : Date.parse(at));
};

/** The sweeper's last pass, and the work that it does once a day. */
export const lookAtSweeper = async (): Promise<readonly Diagnosis[]> => {
  const head = await readHead();
  const late = head ? now().getTime() - Date.parse(head.read_to) : Number.POSITIVE_INFINITY;
  if (late > SWEEPER_LATE_MS) {
    const age = now().getTime() - (await tablesSince());
    if (age <= SWEEPER_LATE_MS)
      return [unknown(`The sweeper has not come by yet: the tables were made or restored ${ago(age)} ago.`)];
    return [
      wrong(
        head
          ? `The sweeper came by ${ago(late)} ago and should every five minutes; look at its log and its rule.`
          : 'The sweeper has never come by: nothing is chained, retried, reminded or removed.',
      ),
    ];
  }
  const due = belgianDay(new Date(now().getTime() - DAY_LATE_MS));
  const behind = (await readDays()).filter(({ doneTo }) => doneTo < due);
  return allOr(
    behind.map(({ name, doneTo }) =>
      wrong(`The daily work "${name}" was last done for ${doneTo}; its log says why it fails.`),
    ),
    'The sweeper came by within the last minutes, and the work of the day is done.',
  );
};

/** Days that the tenant has worked on and that lie ahead: its clock was set back, or that of this machine is behind. */
export const lookAtClock = async (): Promise<readonly Diagnosis[]> => {
  const [head, days] = await Promise.all([readHead(), readDays()]);
  const last = [head?.day ?? '', ...days.map(({ doneTo }) => doneTo)].toSorted().at(-1) ?? '';
  return last > today()
    ? [
        wrong(
          `The clock is behind: it is ${today()} here, and the tenant has done work on ${last}; set it right, since until then the work of the day rests.`,
        ),
      ]
    : [well('No day on which the tenant worked lies ahead.')];
};

/** Runs that do not end. */
export const lookAtRuns = async (): Promise<readonly Diagnosis[]> => {
  const open = await readRuns(await openRunIds());
  const stuck = open.flatMap(({ run_id: id, title, created_at: at, restarts }) => {
    const age = now().getTime() - Date.parse(at);
    if (restarts >= RESTARTS_MANY)
      return [wrong(`The run ${id} (${title}) lost its execution ${countOf(restarts, 'time')}.`)];
    return age > RUN_LONG_MS ? [wrong(`The run ${id} (${title}) has been open for ${ago(age)}.`)] : [];
  });
  return allOr(
    stuck,
    open.length === 0 ? 'No run is open.' : `${countOf(open.length, 'run is', 'runs are')} open, none for long.`,
  );
};

/** Mail that did not arrive, or waits. */
export const lookAtMail = async (): Promise<readonly Diagnosis[]> => {
  const [problems, oldest] = await Promise.all([countProblems(new Date(now().getTime() - DAY)), oldestOpenMail()]);
  const waits = oldest === undefined ? 0 : now().getTime() - Date.parse(oldest.queued_at);
  const found = [
    ...(problems > 0
      ? [wrong(`${countOf(problems, 'mail')} of the last day did not arrive; the page of mail tells more.`)]
      : []),
    ...(waits > MAIL_LONG_MS
      ? [wrong(`Mail has been waiting for ${ago(waits)}: its worker or its sender does not work.`)]
      : []),
  ];
  return allOr(found, 'No mail of the last day failed, and none waits.');
};

/** Integrations whose sign-in fails. */
export const lookAtIntegrations = async (): Promise<readonly Diagnosis[]> => {
  const active = (await readIntegrations()).filter(({ active: isActive }) => isActive === 1);
  const found: Diagnosis[] = [];
  for (const { id, name } of active) {
    const { checks, failing_since: since } = await readChecks(id);
    const outcome = checks[0]?.outcome;
    if (since !== null && outcome !== undefined && isFailure(outcome))
      found.push(wrong(`The integration ${name} (${id}) has failed since ${belgianDay(new Date(since))}: ${outcome}.`));
  }
  return allOr(
    found,
    active.length === 0
      ? 'No integration is active.'
      : `${countOf(active.length, 'integration answers', 'integrations answer')}.`,
  );
};

/** Erasures that stopped halfway: somebody is neither kept nor erased. */
export const lookAtErasures = async (): Promise<readonly Diagnosis[]> => {
  const running = (await readErasures()).filter(({ state }) => state === 'running');
  const found: Diagnosis[] = [];
  for (const erasure of running)
    if ((await stateOf(erasure)) === 'stopped')
      found.push(
        wrong(`The erasure of person ${erasure.employee_id} stopped: an administrator has to confirm it anew.`),
      );
  return allOr(found, 'No erasure of a person stopped.');
};

const stopWords: Readonly<Record<WebhookStop, string>> = {
  failed: 'nothing arrived',
  gone: 'its receiver wants nothing more',
  no_secret: 'it has no secret here: renew it',
};

/** Webhooks of which nothing arrives, and those that were switched off for it. */
export const lookAtWebhooks = async (): Promise<readonly Diagnosis[]> => {
  const since = await failingSince();
  const found = (await readSubscriptions()).flatMap(({ id, name, stopped }) => {
    const from = since.get(id);
    if (stopped !== null)
      return [wrong(`The webhook ${name} (${id}) was switched off, since ${stopWords[stopped.reason]}.`)];
    return from === undefined
      ? []
      : [wrong(`The webhook ${name} (${id}) has failed since ${belgianDay(new Date(from))}.`)];
  });
  return allOr(found, 'Every webhook arrives.');
};

/** Pushes to payroll that wait for a person, or are under way for long. */
export const lookAtPushes = async (): Promise<readonly Diagnosis[]> => {
  const found: Diagnosis[] = [];
  for (const push of await readCommands()) {
    const { status_report: status, integration_name: name, created_at: at } = push;
    const what = `The push of ${String(push.month).padStart(2, '0')}/${push.year} to ${name}`;
    const age = now().getTime() - Date.parse(at);
    if (waitsForSomebody(push)) found.push(wrong(`${what} waits for somebody: ${push.problem_code ?? status}.`));
    else if (isUnderWay(status) && age > PUSH_LONG_MS) found.push(wrong(`${what} has been under way for ${ago(age)}.`));
  }
  return allOr(found, 'No push to payroll waits for somebody, and none is under way for long.');
};

/** Contracts that everybody has signed and whose file is not made. */
export const lookAtSigning = async (): Promise<readonly Diagnosis[]> => {
  const due = (await contractStore.getMany(await waitingCompletions())).filter(({ state }) => state === 'completing');
  const found = due.flatMap(({ id, signers }) => {
    const last =
      signers
        .map(({ signed_at: at }) => at ?? '')
        .toSorted()
        .at(-1) ?? '';
    const age = now().getTime() - Date.parse(last);
    return age > SEAL_LONG_MS
      ? [wrong(`The contract ${id} was signed by everybody ${ago(age)} ago, and its file is not made.`)]
      : [];
  });
  return allOr(found, 'Every contract that everybody has signed has its file.');
};
