import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reorderCustomFields } from '#shared/contract/records/reorder-custom-fields.ts';
import type { CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { moveEntry } from '../../list/move.ts';
import type { DefinedField } from './custom-fields.ts';

const SAVE_AFTER_MS = 500;

/**
 * The fields in the order that the user gave them; the whole order is saved once the user stops moving fields, one save
 * after the other, and when the page is closed.
 */
export const useFieldOrder = (object: CustomFieldObject, fields: readonly DefinedField[]) => {
  const client = useQueryClient();
  const [order, setOrder] = useState<readonly number[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<readonly number[]>(undefined);
  const isSaving = useRef(false);
  const placeOf = ({ id }: DefinedField) => order?.indexOf(id) ?? 0;
  const ordered = order ? fields.toSorted((one, other) => placeOf(one) - placeOf(other)) : fields;

  const send = async (): Promise<void> => {
    const ids = unsaved.current ?? [];
    unsaved.current = undefined;
    const body = { object_type: object, ids: [...ids] };
    await callEndpoint(reorderCustomFields, { body }, { keepalive: true });
  };
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isSaving.current || !unsaved.current) return;
    isSaving.current = true;
    try {
      while (unsaved.current) await send();
    } catch (error) {
      unsaved.current = undefined;
      notifyThrown(error);
    }
    isSaving.current = false;
    await client.invalidateQueries();
    if (!isSaving.current && !unsaved.current) setOrder(undefined);
  };
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    const close = (): void => saveNow();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);

  const move = (from: number, to: number): void => {
    const ids = moveEntry(
      ordered.map(({ id }) => id),
      from,
      to,
    );
    setOrder(ids);
    unsaved.current = ids;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  };
  return { ordered, move };
};
