import type { Integration } from '#shared/integrations/integration.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { inEveryLanguage } from '#shared/values/language.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';
import { readChecks, signInOnce, withCheck, writeChecks, type KeptChecks } from './integration-checks.ts';
import { readIntegrations } from './integration-store.ts';
import { mailsToNotifiedUsers } from './notified-users.ts';

/** What tells that checks fail: an event and a mail, once for all of them that fail in a row. */
const noticeOf = async (integration: Integration, kept: KeptChecks): Promise<Write[]> => {
  const { id, name } = integration;
  const { failing_since: occasion, told_of: lastNotice } = kept;
  const outcome = kept.checks[0]?.outcome;
  if (occasion === null || occasion === lastNotice || (outcome !== 'login_failed' && outcome !== 'service_offline'))
    return [];
  const problem = inEveryLanguage((language) => mailTexts(language).integrations[outcome]);
  const values = { integration: name, problem, url: `/integrations/${id}` };
  return [
    storeEvent(newSystemEvent('integration', id, 'integration_check_failed', { name, outcome })),
    ...(await mailsToNotifiedUsers(integration, { purpose: 'integration_check_failed', occasion, values })),
  ];
};

const checkTonight = async (integration: Integration, day: IsoDate): Promise<void> => {
  const before = await readChecks(integration.id);
  if (before.checked_on === day) return;
  const check = await signInOnce(integration);
  if (!check) return;
  const kept = withCheck(before, check, day);
  const news = await noticeOf(integration, kept);
  await transact([writeChecks(integration.id, { ...kept, told_of: kept.failing_since }), ...news]);
};

/** Signs in once a day with the credentials of every integration that is used. */
export const checkIntegrations: DayWork = async (_, to) => {
  for (const integration of await readIntegrations())
    if (integration.active === 1 && integration.credentials !== null) await checkTonight(integration, to);
};
