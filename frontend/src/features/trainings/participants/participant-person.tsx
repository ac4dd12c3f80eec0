import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { paths } from '../../../ui/paths.ts';
import { PersonChip } from '../../../ui/person-chip.tsx';
import { AnswerBadge, LeftBadge } from './participant-looks.tsx';

/** Who takes part, with their answer to the invitation and whether they left. */
export const ParticipantPerson = ({ row }: { row: ParticipantRowOut }) => (
  <>
    <PersonChip name={row.person_name} picture={row.avatar} to={paths.participant(row.training_id, row.employee_id)} />
    <AnswerBadge participant={row} />
    <LeftBadge participant={row} />
  </>
);
