import { AppError } from '#shared/errors/problem.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { noticeDays } from '#shared/trainings/training.dated.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { claimOnce } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { isRenewed } from './course-rows.ts';
import { personInvited } from './invitation.ts';
import { participantEvents } from './participant-events.ts';
import { participantCollection, participantsByPerson } from './participant-store.ts';

const CLAIM = 'certificate_notice';

class AlreadyNotified extends AppError {
  constructor() {
    super('conflict');
  }
}

/** The last notice of a certificate that became due within these days; none for one that has expired meanwhile. */
const dueNotice = ({ valid_until: until }: ParticipantRow, from: IsoDate, to: IsoDate): IsoDate | undefined =>
  until === null || until < to ? undefined : noticeDays(until).findLast((day) => day > from && day <= to);

const mailOf = (row: ParticipantRow, until: string, occasion: string): Write[] => {
  const to = personInvited(row);
  if (!to || to.address === '') return [];
  const course = row.program_name ?? row.training_name;
  return [
    queueMail({
      purpose: 'certificate_expiring',
      object: 'training_employee',
      object_id: row.id,
      employee_id: row.employee_id,
      to,
      occasion,
      values: { course, until, url: `/trainings/${row.training_id}/employees/${row.employee_id}` },
    }),
  ];
};

const tell = async (row: ParticipantRow, notice: IsoDate): Promise<void> => {
  const until = toDmy(row.valid_until ?? notice);
  const key = `${row.id}#${row.valid_until}#${notice}`;
  await transact([
    claimOnce(CLAIM, key, row.id, () => new AlreadyNotified()),
    ...participantEvents(null, row, 'certificate_expiring', { valid_until: until }),
    ...mailOf(row, until, key),
  ]).catch((error: unknown) => {
    if (!(error instanceof AlreadyNotified)) throw error;
  });
};

/**
 * Tells that certificates expire, 60 and 14 days before, in the feed and to the person, unless a later session of the
 * program has renewed them. After days in which nothing ran
 * only the latest notice of a certificate is told.
 */
export const tellOfCertificates: DayWork = async (from, to) => {
  for (const row of (await participantCollection.refresh()).all()) {
    if (row.person_left === 1 || row.training_deleted === 1) continue;
    const notice = dueNotice(row, from, to);
    if (notice !== undefined && !isRenewed(row, participantsByPerson.rowsOf(row.employee_id))) await tell(row, notice);
  }
};
