import { Button } from '@mantine/core';
import { IconFiles, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { format } from '../../ui/format.ts';
import { paths } from '../../ui/paths.ts';
import { DocumentIcon } from '../../documents/document-icon.tsx';
import { LastDay } from '../../documents/last-day.tsx';
import { useDocumentChanges } from '../../documents/use-document-changes.ts';
import { RecordHeader, RecordPage } from '../../ui/record-page.tsx';
import { Link } from '../../ui/router.ts';
import { DeletedDocuments } from './deleted-documents.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { RecordLoader, type LoadedRecord } from './record-loader.tsx';
import { RenameForm } from './rename-form.tsx';
import { DocumentKind } from './document-kind.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import lines from '../../ui/lines.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './documents-page.module.css';

const ValidityModal = onDemand(async () => (await import('./validity-modal.tsx')).ValidityModal);

/** The documents of a record: /{relatedObject}/{relatedObjectId}/documents. */
export const DocumentsPage = () => <RecordLoader>{(record) => <Documents record={record} />}</RecordLoader>;

const Documents = ({ record }: { record: LoadedRecord }) => {
  const { t } = useTranslation('documents');
  const { object, id, name, documents, write, mayUpload, crumbs } = record;
  const title = t('of', { name });
  const upload = mayUpload && (
    <Button
      component={Link}
      to={paths.upload(object, id, paths.documents(object, id))}
      leftSection={<IconUpload size={16} stroke={1.75} />}
    >
      {t('uploadDocuments')}
    </Button>
  );
  return (
    <>
      <PageTitle of={title} />
      <RecordPage header={<RecordHeader crumbs={crumbs} title={title} actions={documents.length > 0 && upload} />}>
        {documents.length === 0 ? (
          <div className={lines.empty}>
            <IconFiles size={28} stroke={1.5} />
            <p>{t('empty')}</p>
            <span>{t('emptyHelp')}</span>
            {upload}
          </div>
        ) : (
          <ul className={lines.list} aria-label={t('title')}>
            {documents.map((document) => (
              <DocumentLine key={document.id} record={record} document={document} />
            ))}
          </ul>
        )}
        {write && <DeletedDocuments record={record} />}
      </RecordPage>
    </>
  );
};

const DocumentLine = ({ record, document }: { record: LoadedRecord; document: DocumentOut }) => {
  const { object, id, write } = record;
  const { t } = useTranslation('documents');
  const [renaming, setRenaming] = useState(false);
  const [dating, setDating] = useState(false);
  const { download, remove } = useDocumentChanges();
  return (
    <li className={`${lines.line} ${classes.line}`}>
      <DocumentIcon document={document} />
      <div className={lines.main}>
        {renaming ? (
          <RenameForm document={document} close={() => setRenaming(false)} />
        ) : (
          <Link to={paths.document(object, id, document.id)} className={classes.name}>
            {document.filename}
          </Link>
        )}
        <span className={lines.meta}>
          {t(document.contract_id === null ? 'meta' : 'metaSigned', {
            size: format().fileSize(document.filesize_bytes),
            date: document.date_uploaded_formatted,
            who: document.real_name,
          })}
        </span>
        <span className={lines.meta}>
          <LastDay document={document} named />
        </span>
      </div>
      <div className={classes.type}>
        <DocumentKind document={document} write={write} />
      </div>
      <DocumentMenu
        document={document}
        write={write && document.contract_id === null}
        onDownload={() => download(document)}
        onRename={() => setRenaming(true)}
        onValidity={() => setDating(true)}
        onDelete={() => remove(document)}
      />
      {dating && <ValidityModal record={record} document={document} close={() => setDating(false)} />}
    </li>
  );
};
