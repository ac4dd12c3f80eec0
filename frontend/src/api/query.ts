import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Endpoint, EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { callEndpoint } from './call.ts';
import type { ProblemError } from './problem.ts';

const areaOf = (definition: Endpoint): string => definition.id.split('.')[0] ?? '';

/** Options for `useQuery`: the key is area, id and input, so an area can be refreshed as a whole. */
export const query = <E extends Endpoint>(definition: E, input: EndpointCall<E>) =>
  queryOptions<EndpointResponse<E>, ProblemError>({
    queryKey: [areaOf(definition), definition.id, input],
    queryFn: ({ signal }) => callEndpoint(definition, input, { signal }),
  });

/** A form starts from one reading: a refetch never changes what somebody is typing. */
export const readOnce = {
  refetchOnWindowFocus: false,
  refetchOnMount: 'always',
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Refetches what is on screen of these areas and drops the rest. */
export const refreshAreas = (client: QueryClient, areas: readonly string[]): Promise<unknown> =>
  Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: [area] })));

/**
 * A mutation of one endpoint. Endpoints that honour it get one `Idempotency-Key` per intent: a retry after a lost answer
 * repeats the key, the next success starts a new one. `refreshes` names further areas that change with it.
 */
export const useCall = <E extends Endpoint>(definition: E, refreshes: readonly string[] = []) => {
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
      void refreshAreas(client, [areaOf(definition), ...refreshes, 'activity', 'home']);
    },
  });
};
