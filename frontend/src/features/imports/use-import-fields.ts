import { useQuery } from '@tanstack/react-query';
import { listFields } from '#shared/contract/imports/list-fields.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { query } from '../../api/query.ts';
import type { ImportObject } from './import-configs.ts';
import type { StartedImport } from './use-started-import.ts';

/**
 * A started import with the fields as they are now: a custom field that is added meanwhile is one of them. `customOf`
 * is the kind of record whose custom fields its columns can become.
 */
export const useImportFields = (
  object: ImportObject,
  started: StartedImport,
): { started: StartedImport; customOf: ObjectType | null } => {
  const { data } = useQuery(query(listFields, { params: { object } }));
  return {
    started: data ? { ...started, fields: data.data } : started,
    customOf: data?.custom_fields_of ?? null,
  };
};
