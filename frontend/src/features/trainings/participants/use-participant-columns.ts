import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { visibleColumns } from '#shared/list/column.ts';
import { participantColumns, type ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { listColumns } from '../../../list/list-column.ts';
import { useRecordColumns } from '../../../records/use-record-columns.tsx';
import { useActor } from '../../../ui/actor.tsx';
import { participantCell } from './participant-cell.tsx';

/** What every participant of one training has in common. */
const ofTraining: ReadonlySet<string> = new Set(['training_name', 'program_name', 'start_date', 'end_date', 'waiting']);

const UNTIL = 'trainings:column.valid_until';

/** The columns of participants this user may see, with their cells; `isOneTraining` leaves out those of the training. */
export const useParticipantColumns = (isOneTraining = false) => {
  const { t } = useTranslation('trainings');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<ParticipantRow, ParticipantRowOut>(
        visibleColumns<ParticipantRow>(participantColumns, actor).filter(
          ({ key }) => !isOneTraining || !ofTraining.has(key),
        ),
        {
          // The head of a narrow table says it in fewer words.
          label: (key) => t(isOneTraining && key === UNTIL ? 'people.column.until' : key),
          option: (column, value) => t(`${column}.${value}`),
        },
        (key, row) => participantCell(key, row, t),
      ),
    [actor, isOneTraining, t],
  );
  return useRecordColumns<ParticipantRowOut>('training_employee', own);
};
