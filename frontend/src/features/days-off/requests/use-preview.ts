import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewRequest } from '#shared/contract/days-off/preview-request.ts';
import { useToday } from '../../../ui/use-today.ts';
import { query } from '../../../api/query.ts';
import { spanOf, valueIssues, type RequestValues } from './request-values.ts';

/** What the typed request would come to, asked as soon as its days can be read; `request` is the one that is changed. */
export const usePreview = (values: RequestValues, request: number | undefined) => {
  const today = useToday();
  const isReadable = valueIssues(values, today).length === 0;
  const { minutes, ...span } = spanOf(values);
  const answer = useQuery({
    ...query(previewRequest, {
      query: {
        employee_id: String(values.employee_id),
        type_id: values.type_id,
        ...span,
        ...(minutes !== null && { minutes }),
        ...(request !== undefined && { request_id: String(request) }),
      },
    }),
    enabled: isReadable,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isReadable) return { outcome: undefined, problem: undefined };
  return answer.isError
    ? { outcome: undefined, problem: answer.error.problem }
    : { outcome: answer.data, problem: undefined };
};
