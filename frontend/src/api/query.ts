import { queryOptions, useMutation, useQueryClient, type MutateOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Endpoint, EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { stayingHere } from '../ui/router.ts';
import { useIsHere } from '../ui/use-is-here.ts';
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

/** What somebody means to be done once: the key says so to the API. */
type Intent = { key: string; body: string };

/** A call under way, with what its caller wants to hear of it. */
type Press<E extends Endpoint> = {
  body: string;
  onSuccess: MutateOptions<EndpointResponse<E>, ProblemError, EndpointCall<E>>['onSuccess'];
};

/**
 * A mutation of one endpoint. Pressed twice it is one call, and the first press alone hears how it ended: what the second
 * one awaits never ends, so that nothing is told or opened twice. Idempotent endpoints get one `Idempotency-Key` per
 * intent: a retry after a lost answer repeats the key, and the action after a success gets a new one. After a success
 * everything on screen is read again, and everything else when it is next shown, so callers need not know what an action
 * changes elsewhere. `onSuccess` of a press is called, too, when its page was left meanwhile, so that its toast is shown;
 * it opens no page then (`stayingHere`).
 */
export const useCall = <E extends Endpoint>(definition: E) => {
  const client = useQueryClient();
  const intent = useRef<Intent | undefined>(undefined);
  const press = useRef<Press<E> | undefined>(undefined);
  const isHere = useIsHere();
  const underWay = useCallback(
    (input: EndpointCall<E> | undefined): Press<E> | undefined =>
      press.current?.body === JSON.stringify(input) ? press.current : undefined,
    [],
  );
  const call = useMutation<EndpointResponse<E>, ProblemError, EndpointCall<E>>({
    mutationFn: (input) => {
      const body = JSON.stringify(input);
      if (intent.current?.body !== body) intent.current = { key: crypto.randomUUID(), body };
      return callEndpoint(definition, input, {
        idempotencyKey: definition.idempotent ? intent.current.key : undefined,
      });
    },
    // Not awaited: a refetch may take the calling component off the page, and its own callbacks with it.
    onSuccess: (...answered) => {
      intent.current = undefined;
      void client.invalidateQueries();
      // The library calls that of a press only while its component is on the page.
      if (!isHere()) stayingHere(() => underWay(answered[1])?.onSuccess?.(...answered));
    },
    onSettled: (_answer, _error, input) => {
      if (underWay(input)) press.current = undefined;
    },
  });
  const { mutateAsync } = call;
  const onceAsync = useCallback<typeof mutateAsync>(
    (...pressed) => {
      const [input, options] = pressed;
      if (underWay(input)) return new Promise(() => undefined);
      press.current = { body: JSON.stringify(input), onSuccess: options?.onSuccess };
      return mutateAsync(...pressed);
    },
    [underWay, mutateAsync],
  );
  const once = useCallback<typeof call.mutate>(
    (...pressed) => void onceAsync(...pressed).catch(() => undefined),
    [onceAsync],
  );
  return { ...call, mutate: once, mutateAsync: onceAsync };
};
