import { onDemand } from './on-demand.tsx';

/** What stands in the place of a page that does not exist, or that the user may not know of. */
export const NotFound = onDemand(async () => (await import('./not-found-page.tsx')).NotFoundPage);
