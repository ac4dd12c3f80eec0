import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import { callEndpoint } from '../../api/call.ts';
import { toProblemOf } from '../../api/problem.ts';
import { refreshAreas } from '../../api/query.ts';
import { moved } from '../../list/move.ts';
import { notifyProblem } from '../../ui/notify.ts';
import { shownIn, type DefinedField } from './custom-fields.ts';

const SAVE_AFTER_MS = 500;

/** The fields in the order the user just gave them; the new priorities are saved once he stops moving. */
export const useFieldOrder = (fields: readonly DefinedField[]) => {
  const client = useQueryClient();
  const [order, setOrder] = useState<readonly number[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const placeOf = ({ id }: DefinedField) => order?.indexOf(id) ?? 0;
  const ordered = order ? fields.toSorted((one, other) => placeOf(one) - placeOf(other)) : fields;

  const save = async (ids: readonly number[]): Promise<void> => {
    try {
      for (const [at, id] of ids.entries()) {
        const field = fields.find((one) => one.id === id);
        if (field && field.priority !== at + 1) await callEndpoint(editCustomField, { body: { id, priority: at + 1 } });
      }
    } catch (error) {
      notifyProblem(toProblemOf(error));
    }
    await refreshAreas(client, ['records', ...shownIn]);
    setOrder(undefined);
  };

  const move = (from: number, to: number): void => {
    const ids = moved(
      ordered.map(({ id }) => id),
      from,
      to,
    );
    setOrder(ids);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(ids), SAVE_AFTER_MS);
  };
  return { ordered, move };
};
