import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getMapping } from '#shared/contract/integrations/get-mapping.ts';
import { linkDayOffType } from '#shared/contract/integrations/link-day-off-type.ts';
import { listPayrollTypes } from '#shared/contract/integrations/list-payroll-types.ts';
import { listUsedTypes } from '#shared/contract/push/list-used-types.ts';
import { callEndpoint } from '../../../api/call.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { query, useCall } from '../../../api/query.ts';
import { useShownAtOnce } from '../../../api/use-shown-at-once.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { nameOfCode, withCode, type ChosenCode, type CodeCell, type Slot } from './type-rows.ts';

const paramsOf = (id: number) => ({ params: { id: String(id) } });
const codesQuery = (id: number) => query(listPayrollTypes, { ...paramsOf(id), query: {} });

/** How many lines of the month each type makes: the month of the push, else the one that is due. */
export const useUsedTypes = (id: number, month: { year: string; month: string } | undefined) =>
  useQuery(query(listUsedTypes, { ...paramsOf(id), query: month ?? {} }));

/** What is missing or suggested follows from the codes, so these are read first, where there are any. */
export const useMapping = (id: number, enabled: boolean) => useQuery({ ...query(getMapping, paramsOf(id)), enabled });

/** The codes of the office, and a way to read them again. */
export const useCodes = (id: number, name: string) => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const answer = useQuery(codesQuery(id));
  const readAgain = async (): Promise<void> => {
    setReading(true);
    try {
      const codes = await callEndpoint(listPayrollTypes, { ...paramsOf(id), query: { refresh: '1' } });
      client.setQueryData(codesQuery(id).queryKey, codes);
      if (codes.fresh) notifySuccess(t('mapping.readDone', { name, count: codes.data.length }));
      // Which codes are gone follows from the codes.
      await client.invalidateQueries({ queryKey: query(getMapping, paramsOf(id)).queryKey });
    } catch (error) {
      notifyThrown(error);
    } finally {
      setReading(false);
    }
  };
  return { answer, isReading, readAgain: () => void readAgain() };
};

/** Saves a chosen code at once and offers to undo it; the page shows it before the answer comes. */
export const useChooseCode = (id: number) => {
  const { t } = useTranslation('integrations');
  const call = useCall(linkDayOffType);
  const showAtOnce = useShownAtOnce(query(getMapping, paramsOf(id)).queryKey);
  const link = (slot: Slot, chosen: ChosenCode, onSaved: () => void): Promise<void> => {
    const { type_id: typeId, statute, part } = slot;
    const body = {
      integration_id: id,
      type_id: typeId,
      ...(statute !== null && { statute }),
      ...(part !== null && { part }),
      payroll_day_off_type_id: chosen.code,
    };
    return showAtOnce(
      (before) => ({ ...before, data: withCode(before.data, slot, chosen) }),
      () => call.mutateAsync({ body }),
      onSaved,
    );
  };
  const choose = (type: string, cell: CodeCell, chosen: ChosenCode): void => {
    // A code that the office no longer knows cannot be chosen again.
    const before = cell.gone ? { code: '', name: '' } : { code: cell.code, name: cell.name };
    const words =
      chosen.code === '' ? t('mapping.removed', { type }) : t('mapping.saved', { type, code: nameOfCode(chosen) });
    void link(cell, chosen, () =>
      notifySuccess(words, { label: t('undo'), onClick: () => void link(cell, before, () => undefined) }),
    );
  };
  return choose;
};
