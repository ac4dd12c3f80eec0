import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getMatrix } from '#shared/contract/trainings/get-matrix.ts';
import type { ParticipantStatus } from '#shared/trainings/names.ts';
import { query } from '../../api/query.ts';
import { useShownAtOnce } from '../../api/use-shown-at-once.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useSendOutcome } from './use-send-outcome.ts';

export type Matrix = EndpointResponse<typeof getMatrix>;
export type MatrixPerson = Matrix['people'][number];
export type MatrixCell = MatrixPerson['cells'][number];
export type MatrixSession = Matrix['sessions'][number];

/** The cell of a person in a session; undefined where the person takes no part in it. */
export const cellOf = ({ cells }: MatrixPerson, session: MatrixSession): MatrixCell | undefined =>
  cells.find(({ training_id: training }) => training === session.id);

const withStatus = (matrix: Matrix, person: number, training: number, status: ParticipantStatus): Matrix => ({
  ...matrix,
  people: matrix.people.map((each) =>
    each.employee.id === person
      ? {
          ...each,
          cells: each.cells.map((cell) =>
            cell.training_id === training ? { ...cell, status, waiting: 0 as const } : cell,
          ),
        }
      : each,
  ),
});

/** Who followed which session, and changing a status there: it shows at once, and the toast takes it back. */
export const useMatrix = (programId: number) => {
  const { t } = useTranslation(['trainings', 'ui']);
  const options = query(getMatrix, { params: { id: String(programId) }, query: {} });
  const answer = useQuery(options);
  const { send } = useSendOutcome();
  const showAtOnce = useShownAtOnce(options.queryKey);
  const change = (person: MatrixPerson, cell: MatrixCell, status: ParticipantStatus, isUndo = false): void => {
    const { id, name } = person.employee;
    const { status: earlier } = cell;
    void showAtOnce(
      (before) => withStatus(before, id, cell.training_id, status),
      () => send(cell.training_id, [{ ...cell, employee_id: id }], { status }),
      () => {
        if (isUndo) return;
        const now = { ...cell, status, version: cell.version + 1 };
        const undo =
          earlier === null ? [] : [{ label: t('ui:undo'), onClick: () => change(person, now, earlier, true) }];
        notifySuccess(t('matrix.changed', { name, status: t(`status.${status}`) }), ...undo);
      },
    );
  };
  return { answer, change };
};
