import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportMissingValues } from '#shared/contract/contracts/export-missing-values.ts';
import { readMissingValues } from '#shared/contract/contracts/read-missing-values.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { mergeTyped } from '#shared/contracts/many.rules.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { maySendAgain } from '../../../api/post-form.ts';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { Banner } from '../../../ui/banner.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import type { ManyForm } from './many-form.ts';
import classes from './many.module.css';

/** The most refused cells that are named; further ones are counted. */
const NAMED = 8;

type Read = EndpointResponse<typeof readMissingValues>;
type Props = { values: ManyForm; onChange: (change: Partial<ManyForm>) => void };

/** The check as a sheet: taken along to be filled in elsewhere, and brought back into the cells. */
export const ValuesSheet = ({ values, onChange }: Props) => {
  const { t } = useTranslation('contracts');
  const order = { template_id: Number(values.contract_template_id), employee_ids: values.employee_ids };
  const [failed, setFailed] = useState<{ problem: Problem; file?: File }>();
  const sheet = useCall(exportMissingValues);
  const download = (): void =>
    sheet.mutate(
      { body: order },
      {
        onSuccess: (file) => 'file_url' in file && downloadFile(file.file_url, file.file_name),
        onError: ({ problem }) => setFailed({ problem }),
      },
    );
  const read = useCall(readMissingValues);
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<Read['problems']>([]);
  const take = async (file: File | null): Promise<void> => {
    if (!file) return;
    setFailed(undefined);
    setRefused([]);
    setReading(true);
    try {
      const upload_id = await uploadFile({ purpose: 'contract' }, file, () => undefined, new AbortController().signal);
      const found = await read.mutateAsync({ body: { ...order, upload_id } });
      onChange({ typed: mergeTyped(values.typed, found.values) });
      setRefused(found.problems);
      notifySuccess(t('many.sheet.filled', { count: Object.values(found.values).flatMap(Object.values).length }));
    } catch (error) {
      setFailed({ problem: problemFromError(error), file });
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <div className={classes.sheet}>
        <Button
          variant="default"
          loading={sheet.isPending}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={download}
        >
          {t('many.sheet.download')}
        </Button>
        <FileButton accept=".xlsx" onChange={(file) => void take(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={isReading}
              leftSection={<IconUpload size={16} stroke={1.75} />}
            >
              {t('many.sheet.upload')}
            </Button>
          )}
        </FileButton>
      </div>
      {failed && (
        <ErrorBox
          problem={failed.problem}
          {...(failed.file && maySendAgain(failed.problem) && { onRetry: () => void take(failed.file ?? null) })}
        />
      )}
      {refused.length > 0 && (
        <Banner tone="amber">
          {t('many.sheet.refused', { count: refused.length })}
          <ul>
            {refused.slice(0, NAMED).map(({ row, column, problem: why, value }) => (
              <li key={`${row} ${column}`}>
                {t('many.sheet.cell', { row, column, value, why: t(`many.sheet.problem.${why}`) })}
              </li>
            ))}
          </ul>
          {refused.length > NAMED && t('many.sheet.more', { count: refused.length - NAMED })}
        </Banner>
      )}
    </>
  );
};
