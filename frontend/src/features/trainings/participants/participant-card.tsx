import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { RowCard } from '../../../list/row-parts.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { StatusBadge, WaitingBadge } from './participant-looks.tsx';

/** A participant at phone width: the person, the training and its day, and the status. */
export const ParticipantCard = ({ row }: { row: ParticipantRowOut }) => (
  <RowCard
    face={<Avatar name={row.person_name} picture={row.avatar} size={36} />}
    name={<strong>{row.person_name}</strong>}
    line={[row.training_name, row.start_date].filter((each) => each !== null).join(' · ')}
    side={row.waiting === 1 ? <WaitingBadge position={row.position} /> : <StatusBadge status={row.status} />}
  />
);
