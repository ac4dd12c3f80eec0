import type { ApiPart, edgeRoutes } from '#infra/api-parts.ts';

/** `*` stands for anything, `?` for one character, everything else for itself (CloudFront's rules for path patterns). */
const matches = (pattern: string, path: string): boolean => {
  const expression = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`).test(path);
};

/** The part of the API to which CloudFront sends a path: that of the first pattern it meets. */
export const partAtEdge = (routes: ReturnType<typeof edgeRoutes>, path: string): ApiPart | undefined =>
  routes.find(({ pattern }) => matches(pattern, path))?.part;
