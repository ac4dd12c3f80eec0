import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reorderCustomFields } from '#shared/contract/records/reorder-custom-fields.ts';
import type { CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { moveEntry } from '../../list/move.ts';
import type { DefinedField } from './custom-fields.ts';

const SAVE_AFTER_MS = 500;

/** The fields in the order that the user gave them; the whole order is saved once the user stops moving fields. */
export const useFieldOrder = (object: CustomFieldObject, fields: readonly DefinedField[]) => {
  const client = useQueryClient();
  const [order, setOrder] = useState<readonly number[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const placeOf = ({ id }: DefinedField) => order?.indexOf(id) ?? 0;
  const ordered = order ? fields.toSorted((one, other) => placeOf(one) - placeOf(other)) : fields;

  const save = async (ids: readonly number[]): Promise<void> => {
    try {
      await callEndpoint(reorderCustomFields, { body: { object_type: object, ids: [...ids] } });
    } catch (error) {
      notifyThrown(error);
    }
    await client.invalidateQueries();
    setOrder(undefined);
  };

  const move = (from: number, to: number): void => {
    const ids = moveEntry(
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
