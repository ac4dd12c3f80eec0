import { QueryClient } from '@tanstack/react-query';

/** The query client of the page of parts; samples never become stale. */
export const sampleClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
