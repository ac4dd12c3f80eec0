import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UploadDrop } from '../../documents/upload-drop.tsx';
import { UploadList } from '../../documents/upload-list.tsx';
import { useUploads } from '../../documents/use-uploads.ts';
import { useUploadGuard } from '../../form/use-leave-guard.tsx';
import { RecordHeader, RecordPage } from '../../ui/record-page.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { RecordLoader, type LoadedRecord } from './record-loader.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './documents-page.module.css';

/** Uploads documents to a record: /upload/{relatedObject}/{relatedObjectId}?back=. */
export const UploadPage = () => <RecordLoader use="write">{(record) => <Upload record={record} />}</RecordLoader>;

const Upload = ({ record }: { record: LoadedRecord }) => {
  const { t } = useTranslation('documents');
  const [params] = useSearchParams();
  const uploads = useUploads(record);
  const question = useUploadGuard(uploads.busy);
  const back = safeBack(params.get('back')) ?? record.path;
  const title = t('uploadTo', { name: record.name });
  return (
    <>
      <PageTitle of={title} />
      {question}
      <RecordPage header={<RecordHeader crumbs={record.crumbs} title={title} />}>
        <div className={classes.uploadColumn}>
          <UploadDrop onFiles={uploads.add} />
          {uploads.items.length > 0 && (
            <div className={classes.sheet}>
              <UploadList uploads={uploads} />
            </div>
          )}
          <div className={classes.foot}>
            <Button component={Link} to={back} variant={uploads.items.length > 0 ? 'filled' : 'default'}>
              {t(uploads.items.length > 0 ? 'done' : 'back')}
            </Button>
          </div>
        </div>
      </RecordPage>
    </>
  );
};
