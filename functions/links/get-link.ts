import { getLink } from '#shared/contract/links/get-link.ts';
import type { LinkDetail, ShownByPurpose } from '#shared/contract/links/link-detail.ts';
import type { PersonLink } from '#shared/links/link.ts';
import { personName } from '#shared/people/employee.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import type { Language } from '#shared/values/language.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { handlerOf, type LinkPurposes } from '#functions/platform/links/purpose-handler.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { languageOfPerson } from '#functions/platform/session/reader-language.ts';
import { purposes } from './purposes.ts';

/** The steps in which a signer has something to do. */
const openSteps: ReadonlySet<string> = new Set(['sign', 'provider']);

const stateOf = ({ answer, answers, days_off: daysOff, sign }: ShownByPurpose): LinkDetail['state'] => {
  if (sign) return openSteps.has(sign.step) ? 'open' : 'closed';
  if (answer !== null) return 'answered';
  return answers.length > 0 || daysOff !== undefined ? 'open' : 'closed';
};

/** What the page of a link shows. A link that serves once and was used shows what happened and takes no answer. */
export const showLink = async (served: LinkPurposes, link: PersonLink, chosen?: Language): Promise<LinkDetail> => {
  const handler = handlerOf(served, link);
  const language = chosen ?? (await languageOfPerson(link.employee_id));
  const [shown, person] = await Promise.all([
    handler.detail(link, now(), language),
    employeeStore.get(link.employee_id),
  ]);
  const answers = handler.once && link.used_at !== null ? [] : shown.answers;
  return {
    ...shown,
    answers,
    purpose: link.purpose,
    language,
    person: person ? personName(person) : '',
    company: process.env['TENANT_NAME'] ?? '',
    state: stateOf({ ...shown, answers }),
    until: belgianMoment(link.until),
  };
};

export const handler = serve(getLink, ({ link, query }) => showLink(purposes, link, query.language));
