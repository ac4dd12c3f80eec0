import type { FeedObject } from '#shared/activity/events.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { DUE_LISTED_MAX, type KeptClass } from '#shared/retention/kept-data.rules.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { contractCollection } from '#functions/contracts/contract-store.ts';
import type { DueData } from './due-data.ts';

/** What goes on a day, by a name that people know, with the record that it belongs to. */
type Named = { readonly object: FeedObject; readonly id: number; readonly name: string; readonly on: IsoDate };

/** The collections of people and contracts are up to date once the due data were read. */
const namedBy: { readonly [Name in KeptClass]: (due: DueData) => Named[] } = {
  mail: ({ mail }) =>
    mail.map(({ on, what: { object, object_id: id, to, subject } }) => ({
      object,
      id,
      name: `${to.name}: ${subject}`,
      on,
    })),
  contract_drafts: ({ contract_drafts: drafts }) =>
    drafts.map(({ on, what: id }) => ({
      object: 'contract',
      id,
      name: contractCollection.rows.get(id)?.name ?? String(id),
      on,
    })),
  leaver_documents: ({ leaver_documents: documents }) =>
    documents.map(({ on, what: { object, objectId: id } }) => ({
      object,
      id,
      name: nameOfPerson(id) ?? String(id),
      on,
    })),
  leaver_records: ({ leaver_records: people }) =>
    people.map(({ on, what: id }) => ({ object: 'employee', id, name: nameOfPerson(id) ?? String(id), on })),
  payroll: ({ payroll }) =>
    payroll.map(({ on, what: { integration_id: id, year, month } }) => ({
      object: 'integration',
      id,
      name: `${String(month).padStart(2, '0')}/${year}`,
      on,
    })),
};

const maySee = (actor: Actor, object: FeedObject): boolean => {
  if (object === 'user') return can(actor, 'users:manage');
  return can(actor, object === 'integration' ? 'integrations:read' : kindFacts[object].read);
};

/** Names what goes of a class, in the order of the days, as far as the actor manages settings and sees the records. */
export const dueRecords = (actor: Actor, due: DueData, name: KeptClass): (Omit<Named, 'on'> & { on: string })[] => {
  if (!can(actor, 'settings:manage') || (name === 'mail' && !can(actor, 'mail:read'))) return [];
  const found = new Map<string, Named>();
  for (const each of namedBy[name](due).toSorted((one, other) => one.on.localeCompare(other.on))) {
    const key = `${each.object} ${each.id} ${each.name}`;
    if (maySee(actor, each.object) && !found.has(key)) found.set(key, each);
  }
  return [...found.values()].slice(0, DUE_LISTED_MAX).map((each) => ({ ...each, on: toDmy(each.on) }));
};
