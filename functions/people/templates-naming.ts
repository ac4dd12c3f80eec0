import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getErasure } from '#shared/contract/people/get-erasure.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { loginsEverOf } from '#functions/session/login-of-person.ts';
import { templateCollection, templateStore } from '#functions/templates/template-store.ts';
import { marksOf } from './marks-of-person.ts';
import { rewriterOf } from './person-marks.ts';

type NamedTemplate = EndpointResponse<typeof getErasure>['templates'][number];

/** Texts that are read from the bucket at once. */
const AT_ONCE = 16;

/**
 * The templates of the company whose text, as it is edited now, holds a name or an address of the person: an erasure
 * leaves texts as they were written (docs/areas/trust.md#erasure). None for who does not read templates.
 */
export const templatesNaming = async (actor: Actor, personId: number): Promise<NamedTemplate[]> => {
  if (!can(actor, 'templates:read')) return [];
  const [person, templates, logins] = await Promise.all([
    employeeStore.get(personId),
    templateCollection.refresh(),
    loginsEverOf(personId),
  ]);
  if (!person) return [];
  const own = [...templates.all()].flatMap(({ id, is_partner: isPartner }) => (isPartner === 0 ? [id] : []));
  const marks = await marksOf(person, logins, { name: '', email: '' });
  const rewrite = rewriterOf(marks, { person: personId, users: new Set(logins.map(({ id }) => id)) });
  const naming: NamedTemplate[] = [];
  for (let at = 0; at < own.length; at += AT_ONCE) {
    const some = await templateStore.getMany(own.slice(at, at + AT_ONCE));
    const texts = await Promise.all(some.map(({ text }) => readContent(text.key)));
    for (const [each, { id, name }] of some.entries())
      if (rewrite({ text: texts[each] }) !== undefined) naming.push({ id, name });
  }
  return naming.toSorted((one, other) => one.name.localeCompare(other.name));
};
