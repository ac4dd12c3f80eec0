import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { addAbsence } from '#shared/contract/days-off/add-absence.ts';
import { addRequest } from '#shared/contract/days-off/add-request.ts';
import { cancelRequest } from '#shared/contract/days-off/cancel-request.ts';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { ProblemError } from '../../../api/problem.ts';
import { query, useCall } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { usePeriodWords } from '../parts/period-words.ts';
import { sameAgain, type ChangedRequest } from '../requests/request-values.ts';

/** Removes the days off of a cell; the toast puts them back, as they were. */
export const useRemoveDays = () => {
  const { t } = useTranslation(['days-off', 'ui']);
  const client = useQueryClient();
  const can = useCan();
  const period = usePeriodWords();
  const cancel = useCall(cancelRequest);
  const add = useCall(addRequest);
  const addAbsenceAgain = useCall(addAbsence);
  const failed = { onError: notifyThrown };
  const putBack = (request: ChangedRequest): (() => void) | undefined => {
    const { employee_id, type_id, start_date, end_date, kind, state } = request;
    if (type_id === null) return undefined;
    if (kind === 'absence') {
      const certificate_until = request.certificate_until;
      return () =>
        addAbsenceAgain.mutate({ body: { employee_id, type_id, start_date, end_date, certificate_until } }, failed);
    }
    if (end_date === null) return undefined;
    const approved = state === 'approved' && can('days:decide') ? ({ approved: 1 } as const) : {};
    return () => add.mutate({ body: { ...sameAgain(request), type_id, ...approved } }, failed);
  };
  return async ({ request_id: id }: EntryOut): Promise<void> => {
    if (id === null) return;
    try {
      const request = await client.fetchQuery(query(getRequest, { params: { request_id: String(id) } }));
      const undo = putBack(request);
      cancel.mutate(
        { body: { id, version: request.version } },
        {
          ...failed,
          onSuccess: () =>
            notifySuccess(
              t('calendar.removed', { type: request.type_name, period: period(request) }),
              undo && { label: t('ui:undo'), onClick: undo },
            ),
        },
      );
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      notifyThrown(error);
    }
  };
};
