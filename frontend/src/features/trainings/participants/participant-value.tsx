import { useTranslation } from 'react-i18next';
import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import { participantResults } from '#shared/trainings/names.ts';
import { Empty } from '../../../ui/empty.tsx';
import { ResultWords, StatusBadge, WaitingBadge } from './participant-looks.tsx';
import type { ParticipantActions } from './use-participant-actions.tsx';
import { offeredStatuses, type What } from './offered-values.ts';
import { ValueMenu } from './value-menu.tsx';

type Props = { what: What; row: ParticipantOut; actions: Pick<ParticipantActions, 'mayChange' | 'change'> };

/** The status or result of a participant, changed in place by whoever may; somebody who waits has neither. */
export const ParticipantValue = ({ what, row, actions: { mayChange, change } }: Props) => {
  const { t } = useTranslation('trainings');
  if (row.waiting === 1) return what === 'status' ? <WaitingBadge position={row.position} /> : <Empty />;
  const labelOf = (value: string): string => t(`people.change.label.${what}`, { name: row.person_name, value });
  if (what === 'status') {
    if (!mayChange || row.status === null) return <StatusBadge status={row.status} />;
    return (
      <ValueMenu
        label={labelOf(t(`status.${row.status}`))}
        value={row.status}
        options={offeredStatuses}
        onChange={(status) => change(row, { status })}
      />
    );
  }
  if (!mayChange || row.result === null) return <ResultWords result={row.result} />;
  return (
    <ValueMenu
      label={labelOf(t(`result.${row.result}`))}
      value={row.result}
      options={participantResults}
      onChange={(result) => change(row, { result })}
    />
  );
};
