import { useQuery } from '@tanstack/react-query';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { query, readOnce } from '../../../api/query.ts';
import { RequestForm } from './request-form.tsx';

/** The form of a request that stands in a list, once its days are read. */
export const ChangeRequest = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const answer = useQuery({ ...query(getRequest, { params: { request_id: String(id) } }), ...readOnce });
  if (!answer.isFetchedAfterMount || answer.data === undefined) return null;
  return <RequestForm request={answer.data} onDone={() => onDone()} />;
};
