import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { format } from '../../ui/format.ts';
import { paths } from '../../ui/paths.ts';
import { LastDay } from '../../documents/last-day.tsx';
import { useDocumentChanges } from '../../documents/use-document-changes.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { RecordHeader, RecordPage } from '../../ui/record-page.tsx';
import { useNavigate, useParams } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { RecordLoader, type LoadedRecord } from './record-loader.tsx';
import { RenameForm } from './rename-form.tsx';
import { DocumentKind } from './document-kind.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const ValidityModal = onDemand(async () => (await import('./validity-modal.tsx')).ValidityModal);

/** The page of a document: /{relatedObject}/{relatedObjectId}/documents/{documentId}. */
export const DocumentPage = () => {
  const { documentId } = useParams();
  return (
    <RecordLoader>
      {(record) => {
        const document = record.documents.find(({ id }) => id === documentId);
        return document ? <Document key={document.id} record={record} document={document} /> : <NotFound />;
      }}
    </RecordLoader>
  );
};

const Document = ({ record, document }: { record: LoadedRecord; document: DocumentOut }) => {
  const { t } = useTranslation('documents');
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const [dating, setDating] = useState(false);
  const { download, busy, remove } = useDocumentChanges();
  const list = paths.documents(record.object, record.id);
  const isFiled = document.contract_id !== null;
  return (
    <>
      <PageTitle of={document.filename} />
      <RecordPage
        header={
          <RecordHeader
            crumbs={[...record.crumbs, { label: t('title'), to: list }]}
            title={document.filename}
            actions={
              <>
                <Button
                  leftSection={<IconDownload size={16} stroke={1.75} />}
                  loading={busy}
                  onClick={() => download(document)}
                >
                  {t('download')}
                </Button>
                {record.write && !isFiled && (
                  <DocumentMenu
                    document={document}
                    write
                    onRename={() => setRenaming(true)}
                    onValidity={() => setDating(true)}
                    onDelete={() => remove(document, () => void navigate(list))}
                  />
                )}
              </>
            }
          />
        }
        banners={renaming && <RenameForm document={document} close={() => setRenaming(false)} />}
        side={
          <SectionCard title={t('details')}>
            <DefinitionList
              narrow
              items={[
                {
                  key: 'type',
                  label: t('typeLabel'),
                  value: <DocumentKind document={document} write={record.write} />,
                },
                ...(isFiled
                  ? []
                  : [
                      {
                        key: 'valid_until',
                        label: t('validity.valid_until'),
                        value: document.valid_until === null ? null : <LastDay document={document} />,
                      },
                    ]),
                { key: 'size', label: t('size'), value: format().fileSize(document.filesize_bytes) },
                { key: 'date', label: t(isFiled ? 'signedOn' : 'uploadedOn'), value: document.date_uploaded_formatted },
                { key: 'by', label: t(isFiled ? 'sentBy' : 'uploadedBy'), value: document.real_name },
              ]}
            />
          </SectionCard>
        }
      >
        <DocumentPreview document={document} />
        {dating && <ValidityModal record={record} document={document} close={() => setDating(false)} />}
      </RecordPage>
    </>
  );
};
