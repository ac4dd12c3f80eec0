import { useInfiniteQuery } from '@tanstack/react-query';
import { listMail } from '#shared/contract/activity/list-mail.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { callEndpoint } from '../api/call.ts';

type Choice = { relatedObject: ObjectType; relatedObjectId: string } | { only_problems: '0' | '1' };

const useMails = (key: string, choice: Choice) => {
  const mails = useInfiniteQuery({
    queryKey: [listMail.id, key, choice],
    queryFn: ({ pageParam, signal }): Promise<EndpointResponse<typeof listMail>> =>
      callEndpoint(listMail, { query: { ...choice, ...(pageParam !== '' && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const pages = mails.data?.pages ?? [];
  return { ...mails, items: pages.flatMap(({ data }) => data), problems: pages[0]?.count_problems ?? null };
};

/** Mail about a record, newest first, page by page. */
export const useMailOfRecord = (object: ObjectType, id: number) =>
  useMails('record', { relatedObject: object, relatedObjectId: String(id) });

/** Mail of the company, newest first, page by page; with the number of mails to look at. */
export const useMailOfCompany = (onlyProblems: boolean) =>
  useMails('company', { only_problems: onlyProblems ? '1' : '0' });
