import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { startPush } from '#shared/contract/push/start-push.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import type { PayrollProduct } from '#shared/integrations/provider.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import { payoutDateIssues } from '#shared/push/payout-date.rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { inEveryLanguage } from '#shared/values/language.ts';
import { readCredentials } from '#functions/integrations/credentials.ts';
import { unchangedIntegration } from '#functions/integrations/integration-store.ts';
import { productOf } from '#functions/integrations/products.ts';
import { providerOf } from '#functions/integrations/providers.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assertFits } from './assert-fits.ts';
import { readChosen } from './chosen.ts';
import { createCommand } from './command-store.ts';
import { assertFree, takeMonth } from './month-lock.ts';
import type { PushMonth } from './month.ts';
import { freezePayload, makePayload, payloadDiff, readAll, readHead, type Payload } from './payload.ts';
import { assertMapped } from './preview.ts';
import { newCommand } from './new-command.ts';
import { pushEvents } from './push-events.ts';
import { PUSH_RUN } from './push-run.ts';
import { defaultVoucherDate } from './voucher-date.ts';

type Asked = EndpointInput<typeof startPush>['body'];
type Answer = EndpointResponse<typeof startPush>;
type Commit = (writes: Write[], answer: Answer) => Promise<Answer>;

/** The product of an integration that can be pushed to; throws 422 when it is not offered or has no credentials. */
export const connectedProduct = (integration: Integration): PayrollProduct => {
  const product = productOf(integration.product);
  if (!product || (product.kind === 'http' && integration.credentials === null))
    throw new AppError('invalid', {
      detail: `${integration.name} is not connected.`,
      fields: [issue('integration_id', 'not_connected')],
    });
  return product;
};

/** The payout date of meal vouchers where none was given; undefined while the office does not answer. */
const voucherDate = async (integration: Integration, product: PayrollProduct): Promise<IsoDate | null | undefined> => {
  const credentials = product.kind === 'http' ? await readCredentials(integration.id) : undefined;
  return credentials ? defaultVoucherDate(providerOf(product), credentials) : null;
};

/** Everything that refuses a payload, in the order in which a user mends it. */
const assertSendable = async (
  actor: Actor,
  asked: Pick<Asked, 'confirm_retry_push' | 'payload_id'>,
  { read, payload, product }: { read: PushMonth; payload: Payload; product: PayrollProduct },
): Promise<void> => {
  const { head, lines, missing, alreadyPushed } = payload;
  assertMapped(read, missing);
  if (head.people.length === 0 || (lines.length === 0 && !hasFlag(actor, 'push_no_days_off')))
    throw new AppError('nothing_to_push', { detail: 'Nobody of these people has days off to push.' });
  assertFits(read.integration, product, payload);
  if (asked.payload_id !== undefined && asked.payload_id !== head.payload_id) {
    const seen = await readHead(asked.payload_id, false);
    const before = seen ? (await readAll(seen, false)).flatMap(({ months }) => months.flatMap((one) => one.lines)) : [];
    throw new AppError('payload_changed', {
      detail: 'Days changed since you looked. Look again, then push.',
      extras: { payload_id: head.payload_id, diff: payloadDiff(before, lines) },
    });
  }
  if (alreadyPushed.length > 0 && asked.confirm_retry_push === 0)
    throw new AppError('please_confirm_retry_set_flag', {
      detail: `People pushed already: ${alreadyPushed.length}.`,
      extras: {
        employee_ids: alreadyPushed,
        pushed_at:
          alreadyPushed
            .map((id) => read.pushedAt(id) ?? '')
            .toSorted()
            .at(-1) ?? null,
      },
    });
};

/** Starts a push: the month is taken, the payload is frozen and a run sends it (docs/areas/push.md#commands). */
export const startPushOf = async (
  actor: Actor,
  asked: Asked,
  commit: Commit,
  retryOf: string | null = null,
): Promise<Answer> => {
  assertNoIssues([
    ...(asked.employee_ids.length === 0 ? [issue('employee_ids', 'select_some_people')] : []),
    ...payoutDateIssues(asked, today()),
  ]);
  const { integration, read, chosen } = await readChosen(asked);
  const product = connectedProduct(integration);
  const messages = 'daysoff/general-message-for-payroll';
  assertNoIssues(
    asked.messageForPayroll !== undefined && !integration.features.includes(messages)
      ? [issue('messageForPayroll', 'feature_not_offered', { name: integration.name, feature: messages })]
      : [],
  );
  const { year, month, integration_id } = asked;
  await assertFree({ integration_id, year, month });
  const payload = makePayload(read, chosen, asked.with_corrections === 1);
  await assertSendable(actor, asked, { read, payload, product });
  const vouchers = asked.meal_voucher_payout_date ?? (await voucherDate(integration, product));
  await freezePayload(payload);
  const monthName = inEveryLanguage((language) => formatsOf(language).month(monthKey(year, month), 'full'));
  const title = { name: 'push', values: { month: monthName, office: integration.name } } as const;
  const run = await startRun({
    ...PUSH_RUN,
    title,
    input: { integration_id, year, month },
    actor,
    permission: 'payroll:push',
  });
  const command = newCommand(run.runId, actor, integration, payload, {
    message: asked.messageForPayroll ?? null,
    wage_payout_date: asked.wage_payout_date ?? addDays(today(), 1),
    meal_voucher_payout_date: vouchers || null,
    ...(vouchers === undefined && { is_voucher_date_open: true }),
    with_corrections: asked.with_corrections,
    confirm_retry_push: asked.confirm_retry_push,
    retry_of: retryOf,
  });
  const answer = await commit(
    [
      ...createCommand(command),
      takeMonth(command),
      unchangedIntegration(integration),
      ...run.writes,
      ...pushEvents.started(actor, command),
    ],
    { command_id: run.runId, left_out: payload.head.left_out },
  );
  await run.begin(answer.command_id);
  return answer;
};
