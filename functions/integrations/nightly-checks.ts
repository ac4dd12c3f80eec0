import type { Integration } from '#shared/integrations/integration.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { inEveryLanguage } from '#shared/values/language.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { queueAll } from '#functions/platform/mail/queue-mail.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';
import { changeChecks, readChecks, signInOnce, addCheck, type KeptChecks } from './integration-checks.ts';
import { readIntegrations } from './integration-store.ts';
import { mailsToNotifiedUsers } from './notified-users.ts';

/**
 * Tells that checks fail: an event and mails, once for all of them that fail in a row. The people who were told are
 * stored last, so that what ends in between is done again.
 */
const tell = async (integration: Integration, kept: KeptChecks): Promise<void> => {
  const { id, name } = integration;
  const { failing_since: occasion, told_of: lastNotice } = kept;
  const outcome = kept.checks[0]?.outcome;
  if (occasion === null || occasion === lastNotice || (outcome !== 'login_failed' && outcome !== 'service_offline'))
    return;
  const problem = inEveryLanguage((language) => mailTexts(language).integrations[outcome]);
  const values = { integration: name, problem, url: `/integrations/${id}` };
  await queueAll(await mailsToNotifiedUsers(integration, { purpose: 'integration_check_failed', occasion, values }));
  const event = storeEvent(
    newSystemEvent({ object: 'integration', id, type: 'integration_check_failed', payload: { name, outcome } }),
  );
  await retryLost(async () => {
    const { writes } = await changeChecks(id, (before) => ({ ...before, told_of: occasion }));
    await transact([...writes, event]);
  });
};

/** The checks with that of tonight; undefined where there is nothing to sign in with. */
const checkedTonight = async (integration: Integration, day: IsoDate): Promise<KeptChecks | undefined> => {
  const before = await readChecks(integration.id);
  if (before.checked_on === day) return before;
  const check = await signInOnce(integration);
  if (!check) return undefined;
  return retryLost(async () => {
    const { kept, writes } = await changeChecks(integration.id, (latest) => addCheck(latest, check, day));
    await transact(writes);
    return kept;
  });
};

const checkTonight = async (integration: Integration, day: IsoDate): Promise<void> => {
  const kept = await checkedTonight(integration, day);
  if (kept) await tell(integration, kept);
};

/** Signs in once a day with the credentials of every integration that is used. */
export const checkIntegrations: DayWork = async (_, to) => {
  for (const integration of await readIntegrations())
    if (integration.active === 1 && integration.credentials !== null) await checkTonight(integration, to);
};
