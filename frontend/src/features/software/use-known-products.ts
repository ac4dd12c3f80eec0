import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { suggest } from '#shared/contract/software/suggest.ts';
import { fold } from '#shared/values/fold.ts';
import { query } from '../../api/query.ts';

type KnownProduct = EndpointResponse<typeof suggest>[number];
export type ExistingProduct = KnownProduct & { id: number };

/** How long suggestions wait for more typing (docs/areas/software.md#limits). */
const DEBOUNCE_MS = 200;

const isExisting = (product: KnownProduct): product is ExistingProduct => product.id !== null;

/**
 * The products to suggest for a typed name, and the company's product that has this very name, if it is not the edited
 * one.
 */
export const useKnownProducts = (
  name: string,
  editedId?: number,
): { suggestions: KnownProduct[]; existing: ExistingProduct | undefined } => {
  const [debounced] = useDebouncedValue(name.trim(), DEBOUNCE_MS);
  const answer = useQuery({ ...query(suggest, { query: { query: debounced } }), enabled: debounced !== '' });
  const suggestions = debounced === '' ? [] : (answer.data ?? []);
  const wanted = fold(name.trim());
  const existing = suggestions
    .filter(isExisting)
    .find(({ id, name: known }) => id !== editedId && fold(known) === wanted);
  return { suggestions, existing };
};
