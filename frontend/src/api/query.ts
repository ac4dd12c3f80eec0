import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Endpoint, EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { callEndpoint } from './call.ts';
import type { ProblemError } from './problem.ts';

/** Options for `useQuery`: the key is the endpoint's id and the input. */
export const query = <E extends Endpoint>(definition: E, input: EndpointCall<E>) =>
  queryOptions<EndpointResponse<E>, ProblemError>({
    queryKey: [definition.id, input],
    queryFn: ({ signal }) => callEndpoint(definition, input, { signal }),
  });

/** Options for a form, which starts from one reading: a refetch never changes what somebody is typing. */
export const readOnce = {
  refetchOnWindowFocus: false,
  refetchOnMount: 'always',
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Options for an answer that no later call changes: it is read once, and not again after a successful mutation. */
export const readForGood = { staleTime: 'static' } as const;

/** What somebody means to be done once, with its call while that is under way. */
type Intent<E extends Endpoint> = { key: string; body: string; answer?: Promise<EndpointResponse<E>> | undefined };

/**
 * A mutation of one endpoint. Pressed twice it is one call; the first press alone hears how it ended, so that nothing is
 * told or opened twice. Idempotent endpoints get one `Idempotency-Key` per intent: a retry after a lost answer repeats
 * the key, and the action after a success gets a new one. After a success everything on screen is read again, and
 * everything else when it is next shown, so callers need not know what an action changes elsewhere.
 */
export const useCall = <E extends Endpoint>(definition: E) => {
  const client = useQueryClient();
  const intent = useRef<Intent<E> | undefined>(undefined);
  const call = useMutation<EndpointResponse<E>, ProblemError, EndpointCall<E>>({
    mutationFn: async (input) => {
      const body = JSON.stringify(input);
      if (intent.current?.body !== body) intent.current = { key: crypto.randomUUID(), body };
      const mine = intent.current;
      const idempotencyKey = definition.idempotent ? mine.key : undefined;
      mine.answer ??= callEndpoint(definition, input, { idempotencyKey }).finally(() => (mine.answer = undefined));
      return mine.answer;
    },
    // Not awaited: a refetch may take the calling component off the page, and its own callbacks with it.
    onSuccess: () => {
      intent.current = undefined;
      void client.invalidateQueries();
    },
  });
  const { mutate, mutateAsync } = call;
  const isUnderWay = useCallback(
    (input: unknown): boolean => intent.current?.answer !== undefined && intent.current.body === JSON.stringify(input),
    [],
  );
  const once = useCallback<typeof mutate>(
    (...press) => {
      if (!isUnderWay(press[0])) mutate(...press);
    },
    [isUnderWay, mutate],
  );
  const onceAsync = useCallback<typeof mutateAsync>(
    (...press) => (isUnderWay(press[0]) ? new Promise(() => undefined) : mutateAsync(...press)),
    [isUnderWay, mutateAsync],
  );
  return { ...call, mutate: once, mutateAsync: onceAsync };
};
