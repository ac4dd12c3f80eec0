import { goesOn, keptClasses, keptMonthsOf, lastKeptSince, type KeptClass } from '#shared/retention/kept-data.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { addMonths, belgianDay, startOfDay, type IsoDate } from '#shared/values/dates.ts';
import type { StoredRetention } from '#functions/platform/contracts/retention-settings.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { leaversPastTerm } from '#functions/platform/directory/leavers-past-term.ts';
import { documentsOf, withDocuments, type StoredDocument } from '#functions/platform/documents/document-store.ts';
import { mailsMatching } from '#functions/platform/mail/mail-lists.ts';
import type { StoredMail } from '#functions/platform/mail/mail-store.ts';
import { readLastSave } from '#functions/platform/storage/saved-version.ts';
import { endedPushesBefore } from '#functions/push/remove-push.ts';
import { contractCollection, contractStore } from '#functions/contracts/contract-store.ts';

/** An item that is due to be removed on a day. */
export type Due<What> = { readonly on: IsoDate; readonly what: What };

export type DueData = {
  readonly mail: readonly Due<StoredMail>[];
  /** The ids of contracts. */
  readonly contract_drafts: readonly Due<number>[];
  readonly leaver_documents: readonly Due<StoredDocument>[];
  /** The ids of people who left and whose erasure nobody decided yet. */
  readonly leaver_records: readonly Due<number>[];
  readonly payroll: readonly Due<PushCommand>[];
};

type Until = { readonly months: number; readonly begins: IsoDate; readonly until: IsoDate };

/** The items that are due by the day; `since` is the day from which the months of an item count. */
const dueOf = <What>(
  found: readonly { readonly since: IsoDate; readonly what: What }[],
  { months, begins, until }: Until,
): Due<What>[] =>
  found.map(({ since, what }) => ({ on: goesOn(since, months, begins), what })).filter(({ on }) => on <= until);

const oldMail = async (of: Until): Promise<Due<StoredMail>[]> => {
  const before = startOfDay(lastKeptSince(of.months, of.until), 1).toISOString();
  const mails = await mailsMatching(({ state }) => state !== 'waiting' && state !== 'sending', before);
  return dueOf(
    mails.map((what) => ({ since: belgianDay(new Date(what.queued_at)), what })),
    of,
  );
};

/** Drafts that were never sent and that nobody signed; one that was looked at again is kept from then on. */
const oldDrafts = async (of: Until): Promise<Due<number>[]> => {
  const rows = await contractCollection.refresh();
  const old = [...rows.all()].filter(
    ({ state, sent_at: sent, signers, created_on: made }) =>
      state === 'draft' &&
      sent === null &&
      signers.every(({ signed_at: at }) => at === null) &&
      addMonths(made, of.months) <= of.until,
  );
  const stored = await contractStore.getMany(old.map(({ id }) => id));
  const found = stored.flatMap(({ id, sendings = 0, created_at: made }) =>
    sendings > 0
      ? []
      : [
          readLastSave(contractStore.type, id).then((saved) => ({
            since: belgianDay(new Date(saved?.updated_at ?? made)),
            what: id,
          })),
        ],
  );
  return dueOf(await Promise.all(found), of);
};

const documentsOfLeavers = async (of: Until): Promise<Due<StoredDocument>[]> => {
  const rows = await employeeCollection.refresh();
  const left = new Map(
    [...rows.all()].flatMap(({ id, deleted, active_until: last }) =>
      deleted === 1 && last !== null && addMonths(last, of.months) <= of.until ? [[id, last] as const] : [],
    ),
  );
  const ids = await withDocuments('employee', [...left.keys()]);
  const found = await Promise.all([...ids].map((id) => documentsOf('employee', id)));
  return dueOf(
    found.flat().flatMap((what) => {
      const last = left.get(what.objectId);
      if (what.purge_at !== null || last === undefined) return [];
      const added = belgianDay(new Date(what.uploaded_at));
      return [{ since: added > last ? added : last, what }];
    }),
    of,
  );
};

const recordsOfLeavers = async (of: Until): Promise<Due<number>[]> => {
  const left = await leaversPastTerm(of.months, of.until);
  return dueOf(
    left.map(({ id, active_until: since }) => ({ since, what: id })),
    of,
  );
};

/** What was sent to payroll. */
const oldPushes = async (of: Until): Promise<Due<PushCommand>[]> => {
  const before = startOfDay(lastKeptSince(of.months, of.until), 1).toISOString();
  const pushes = await endedPushesBefore(before);
  return dueOf(
    pushes.map((what) => ({ since: belgianDay(new Date(what.created_at)), what })),
    of,
  );
};

/** What is due up to and including a day. */
export const dueData = async ({ months: set }: StoredRetention, begins: IsoDate, until: IsoDate): Promise<DueData> => {
  const months = keptMonthsOf(set);
  const of = (name: KeptClass): Until => ({ months: months[name], begins, until });
  const [mail, drafts, documents, people, payroll] = await Promise.all([
    oldMail(of('mail')),
    oldDrafts(of('contract_drafts')),
    documentsOfLeavers(of('leaver_documents')),
    recordsOfLeavers(of('leaver_records')),
    oldPushes(of('payroll')),
  ]);
  return { mail, contract_drafts: drafts, leaver_documents: documents, leaver_records: people, payroll };
};

/** How many of each class are due, and from which day on; classes of which nothing is due are left out. */
export const countDue = (due: DueData): { class: KeptClass; count: number; from: IsoDate }[] =>
  keptClasses.flatMap((name) => {
    const days = due[name].map(({ on }) => on).toSorted();
    const [first] = days;
    return first === undefined ? [] : [{ class: name, count: days.length, from: first }];
  });
