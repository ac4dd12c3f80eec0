import { RowIndex } from '#shared/list/row-index.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { isRenewed } from './course-rows.ts';
import { participantCollection, participantsByPerson } from './participant-store.ts';

/** The participants as their list shows them. They follow the other participations of their person. */
const listed = new RowIndex<ParticipantRow>();

/** A participant as people see them: a certificate that a later session renewed neither expires nor has expired. */
export const withRenewal = (row: ParticipantRow): ParticipantRow =>
  isRenewed(row, participantsByPerson.rowsOf(row.employee_id)) ? { ...row, certificate_state: 'renewed' } : row;

participantCollection.onChange((ids) => {
  for (const id of ids) if (!participantCollection.rows.peek(id)) listed.remove([id]);
});
participantsByPerson.join.onChange((people) => {
  for (const id of people) listed.upsert(participantsByPerson.rowsOf(id).map(withRenewal));
});

/** Brings the participants up to date. */
export const refreshListed = async (): Promise<RowIndex<ParticipantRow>> => {
  await participantCollection.refresh();
  return listed;
};
