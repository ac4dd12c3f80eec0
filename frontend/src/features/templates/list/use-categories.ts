import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { editCategories } from '#shared/contract/templates/edit-categories.ts';
import { listCategories } from '#shared/contract/templates/list-categories.ts';
import { callEndpoint } from '../../../api/call.ts';
import type { ProblemError } from '../../../api/problem.ts';
import { query } from '../../../api/query.ts';
import type { Line } from '../../../contracts/category-tree.ts';

/** The categories, and how the whole tree of them is changed. */
export const useCategories = () => {
  const client = useQueryClient();
  const { data } = useQuery(query(listCategories, {}));
  const save = useMutation<unknown, ProblemError, Line[]>({
    mutationFn: (categories) =>
      callEndpoint(editCategories, { body: { categories, ...(data && { version: data.version }) } }),
    onSuccess: () => void client.invalidateQueries(),
  });
  return {
    categories: data?.data ?? [],
    total:
      (data?.without ?? 0) +
      (data?.data ?? []).reduce((sum, { parent_id, count }) => sum + (parent_id === null ? count : 0), 0),
    archived: data?.archived ?? 0,
    isLoaded: data !== undefined,
    save,
  };
};
