import { Button, Skeleton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { problemFromError } from '../api/problem.ts';
import { format } from '../ui/format.ts';
import { paths } from '../ui/paths.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { Link, useLocation } from '../ui/router.ts';
import { SectionCard } from '../ui/section-card.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { DocumentIcon } from './document-icon.tsx';
import { LastDay } from './last-day.tsx';
import { UploadList } from './upload-list.tsx';
import { useDocumentRights, useDocuments, type RecordRef } from './use-documents.ts';
import { useUploads } from './use-uploads.ts';
import classes from './documents.module.css';

const SHOWN = 5;
const AskFirst = onDemand(async () => (await import('./ask-first.tsx')).AskFirst);
const UploadDrop = lazy(async () => ({ default: (await import('./upload-drop.tsx')).UploadDrop }));

/**
 * The documents of one record, with a place to drop more. Shown to users who may read them
 * (docs/areas/files.md#documents).
 */
export const DocumentsPanel = (record: RecordRef) =>
  useDocumentRights(record.object).read ? <Panel {...record} /> : null;

/** As high as the place to drop files, so that nothing below moves when that is there. */
const Waiting = () => (
  <div className={classes.waiting} aria-busy="true">
    <Skeleton height="100%" />
  </div>
);

const Panel = (record: RecordRef) => {
  const { t } = useTranslation('documents');
  const { object, id } = record;
  const { pathname } = useLocation();
  const answer = useDocuments(record);
  const { may_change: mayChange, deleted: isArchived } = answer.data?.relatedObjectData ?? {};
  const mayUpload = useDocumentRights(object).write && mayChange !== false && isArchived !== true;
  const uploads = useUploads(record);
  const documents = answer.data?.data ?? [];
  return (
    <SectionCard
      title={
        <Link to={paths.documents(object, id)} className={classes.title}>
          {t('title')}
        </Link>
      }
      action={
        mayUpload &&
        documents.length > 0 && (
          <Button
            component={Link}
            to={paths.upload(object, id, pathname)}
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconUpload size={16} stroke={1.75} />}
          >
            {t('upload')}
          </Button>
        )
      }
      {...(answer.isSuccess && documents.length === 0 && { note: t('empty') })}
      flush
    >
      {answer.isPending && <Waiting />}
      {answer.isError && (
        <div className={classes.pad}>
          <ErrorBox problem={problemFromError(answer.error)} onRetry={() => void answer.refetch()} />
        </div>
      )}
      {documents.length > 0 && (
        <ul className={classes.rows}>
          {documents.slice(0, SHOWN).map((document) => (
            <Row key={document.id} document={document} to={paths.document(object, id, document.id)} />
          ))}
        </ul>
      )}
      {documents.length > SHOWN && (
        <Link to={paths.documents(object, id)} className={classes.more}>
          {t('allCount', { count: documents.length })}
        </Link>
      )}
      {uploads.busy && <AskFirst />}
      <UploadList uploads={uploads} hideDone />
      {mayUpload && !answer.isPending && (
        <Suspense fallback={<Waiting />}>
          <UploadDrop compact onFiles={uploads.add} />
        </Suspense>
      )}
    </SectionCard>
  );
};

const Row = ({ document, to }: { document: DocumentOut; to: string }) => {
  const { t } = useTranslation('documents');
  const {
    filename,
    filesize_bytes: bytes,
    date_uploaded_formatted: date,
    document_type: type,
    contract_id: contract,
  } = document;
  return (
    <li>
      <Link to={to} className={classes.row}>
        <DocumentIcon document={document} />
        <span className={classes.words}>
          <span className={classes.name} title={filename}>
            {filename}
          </span>
          <span className={classes.state}>
            {[
              ...(type && contract === null ? [t(`type.${type}`)] : []),
              format().fileSize(bytes),
              date.slice(0, 10),
            ].join(' · ')}
          </span>
          <span className={classes.state}>
            <LastDay document={document} named />
          </span>
        </span>
        {contract !== null && <ToneBadge tone="accent">{t('filed')}</ToneBadge>}
      </Link>
    </li>
  );
};
