import { beginsOn } from '#shared/retention/kept-data.rules.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { readRetentionForChange, writeRetention } from '#functions/platform/contracts/retention-settings.ts';
import { trashDocument } from '#functions/platform/documents/trash.ts';
import { forgetMail } from '#functions/platform/mail/mail-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { removePush } from '#functions/push/remove-push.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { planRemoval, tryRemoveStored } from '#functions/contracts/remove-contract.ts';
import { dueData } from './due-data.ts';

const system = automaticActor('System');

/** A draft goes without the detour over the archive; one that somebody sends or saves in this moment stays. */
const removeDraft = async (id: number): Promise<void> => {
  const draft = await contractStore.get(id);
  if (draft?.state !== 'draft' || (draft.sendings ?? 0) > 0) return;
  const { writes } = await planRemoval(system, { ...draft, deleted: 1 });
  await transact(writes);
  await tryRemoveStored(draft);
};

/**
 * Removes what was kept for long enough, except records of people, on which two administrators decide. On its first day
 * it only sets the month of notice.
 */
export const removeDueData: DayWork = async (_, today) => {
  const { value, version } = await readRetentionForChange();
  const { begins } = value;
  if (begins === undefined) {
    await transact([writeRetention({ ...value, begins: beginsOn(today) }, version)]);
    return;
  }
  if (today < begins) return;
  const due = await dueData(value, begins, today);
  await doChores(
    [
      ...due.mail.map(
        ({ what }) =>
          () =>
            transact([forgetMail(what)]),
      ),
      ...due.contract_drafts.map(
        ({ what }) =>
          () =>
            removeDraft(what),
      ),
      ...due.leaver_documents.map(
        ({ what }) =>
          () =>
            transact(trashDocument(system, what)),
      ),
      ...due.payroll.map(
        ({ what }) =>
          () =>
            removePush(what),
      ),
    ],
    'data that is due was not removed',
  );
};
