import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { PersonCell } from '../../../list/row-parts.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { AnswerBadge, CertificateBadge, ResultWords, StatusBadge, WaitingBadge } from './participant-looks.tsx';

const dates = new Set(['start_date', 'end_date', 'obtained_on', 'valid_until', 'changed_on', 'id']);

/** One cell of a list of participants. */
export const participantCell = (key: string, row: ParticipantRowOut, t: TFunction): ReactNode => {
  if (key === 'name') return <PersonCell name={row.person_name} picture={row.avatar} nobody={<Empty />} />;
  if (key === 'status')
    return row.waiting === 1 ? <WaitingBadge position={row.position} /> : <StatusBadge status={row.status} />;
  if (key === 'result') return <ResultWords result={row.result} />;
  if (key === 'certificate_state') return <CertificateBadge state={row.certificate_state} />;
  if (key === 'answer')
    return row.answer === null && row.invited_at === null ? <Empty /> : <AnswerBadge participant={row} />;
  if (key === 'person_left' || key === 'waiting') return t(`${key}.${row[key]}`);
  const value = { ...row, team: row.person_team_names }[key];
  if (value === null || value === undefined || value === '') return <Empty />;
  return <span className={dates.has(key) ? 'tabular' : undefined}>{String(value)}</span>;
};
