import { useQuery } from '@tanstack/react-query';
import { type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import { listFiles } from '#shared/contract/files/list-files.ts';
import { query } from '../api/query.ts';
import { useCan } from '../ui/actor.tsx';

export type RecordRef = { object: ObjectType; id: number };

/** The documents of a record, newest first, or with `deleted` those that can still be restored. */
export const useDocuments = ({ object, id }: RecordRef, deleted = false) =>
  useQuery(
    query(listFiles, {
      query: { relatedObject: object, relatedObjectId: String(id), show_deleted_only: deleted ? '1' : '0' },
    }),
  );

export const useDocumentRights = (object: ObjectType): { read: boolean; write: boolean } => {
  const can = useCan();
  const { read, write } = kindFacts[object].documents;
  return { read: can(read), write: can(write) };
};
