import { QueryClient } from '@tanstack/react-query';

/** The cache of answers of the page of parts; a sample is never out of date. */
export const sampleClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
