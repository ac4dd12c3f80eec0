import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

/**
 * A mutation of one endpoint. Idempotent endpoints get one `Idempotency-Key` per intent: a retry after a lost answer
 * repeats the key, and the action after a success gets a new one. After a success everything on screen is read again,
 * and everything else when it is next shown, so callers need not know what an action changes elsewhere.
 */
export const useCall = <E extends Endpoint>(definition: E) => {
  const client = useQueryClient();
  const intent = useRef<{ key: string; body: string } | undefined>(undefined);
  return useMutation<EndpointResponse<E>, ProblemError, EndpointCall<E>>({
    mutationFn: async (input) => {
      if (!definition.idempotent) return callEndpoint(definition, input);
      const body = JSON.stringify(input);
      if (intent.current?.body !== body) intent.current = { key: crypto.randomUUID(), body };
      return callEndpoint(definition, input, { idempotencyKey: intent.current.key });
    },
    // Not awaited: a refetch may take the calling component off the page, and its own callbacks with it.
    onSuccess: () => {
      intent.current = undefined;
      void client.invalidateQueries();
    },
  });
};
