import type { EntryOut, LegendType } from '#shared/contract/calendar/entry.ts';
import type { getPersonYear } from '#shared/contract/calendar/get-person-year.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';

export type PersonYear = EndpointResponse<typeof getPersonYear>;

/** The type of an entry: by its id, or by its kind where the viewer may not know it. */
export const typeOf = (types: readonly LegendType[], { type_id: id, kind }: EntryOut): LegendType | undefined =>
  types.find((type) => type.id === id && (id !== null || type.kind === kind));
