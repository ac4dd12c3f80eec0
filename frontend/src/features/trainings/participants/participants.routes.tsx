import type { RouteObject } from '../../../ui/router.ts';

/** The pages of participants, with whole paths. */
export const participantRoutes: RouteObject[] = [];
