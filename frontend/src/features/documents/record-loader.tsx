import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { Loaded } from '../../api/loaded.tsx';
import { objectTypeOf, recordKinds } from '../../records/record-kinds.ts';
import { useDocumentRights, useDocuments, type RecordRef } from '../../documents/use-documents.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { ForbiddenPage } from '../../ui/require-right.tsx';
import { useParams } from '../../ui/router.ts';

export type LoadedRecord = RecordRef & {
  name: string;
  documents: DocumentOut[];
  write: boolean;
  /** An archived record takes no more documents. */
  mayUpload: boolean;
  /** The breadcrumbs: the list of the record's kind, and the record. */
  crumbs: { label: string; to: string }[];
  path: string;
};

type Props = { use?: 'read' | 'write'; children: (record: LoadedRecord) => ReactNode };

/**
 * Reads the record that the address names with its documents, and draws a skeleton, the 403 or 404 page, an error or
 * the page.
 */
export const RecordLoader = ({ use = 'read', children }: Props) => {
  const { relatedObject, relatedObjectId = '' } = useParams();
  const object = objectTypeOf(relatedObject);
  const isId = /^[1-9]\d{0,14}$/.test(relatedObjectId);
  if (object === undefined || !isId) return <NotFound />;
  return (
    <WithRight object={object} id={Number(relatedObjectId)} use={use}>
      {children}
    </WithRight>
  );
};

const WithRight = ({ object, id, use, children }: RecordRef & Required<Props>) =>
  useDocumentRights(object)[use] ? (
    <DocumentsLoader object={object} id={id} use={use}>
      {children}
    </DocumentsLoader>
  ) : (
    <ForbiddenPage permission={kindFacts[object].documents[use]} />
  );

const DocumentsLoader = ({ object, id, use, children }: RecordRef & Required<Props>) => {
  const { t } = useTranslation('documents');
  const answer = useDocuments({ object, id });
  const rights = useDocumentRights(object);
  const kind = recordKinds[object];
  const path = kind.path(id);
  return (
    <Loaded answer={answer}>
      {({ data: documents, relatedObjectData: { name, may_change: mayChange, deleted: isArchived } }) => {
        const write = rights.write && mayChange;
        if (use === 'write' && !write) return <ForbiddenPage permission={kindFacts[object].documents.write} />;
        const crumbs = [
          { label: t(`crumb.${object}`), to: kind.list },
          { label: name, to: path },
        ];
        return children({ object, id, name, documents, write, mayUpload: write && !isArchived, crumbs, path });
      }}
    </Loaded>
  );
};
