import { FileButton, Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPdf } from '#shared/contract/signing/upload-pdf.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { maySendAgain } from '../../api/post-form.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { useIssueWords } from '../../form/use-issue-words.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import classes from './contracts.module.css';

type Props = {
  id: number;
  /** The file of a draft, the one that takes its place, or the one that was signed on paper. */
  what: 'first' | 'other' | 'signed';
  onBusy?: (isBusy: boolean) => void;
  onDone?: () => void;
};

const labels = { first: 'document.upload', other: 'document.replace', signed: 'document.uploadSigned' } as const;

/** Takes the PDF of a contract without a text, or the one that was signed on paper. */
export const UploadPdf = ({ id, what, onBusy, onDone }: Props) => {
  const { t } = useTranslation('contracts');
  const words = useIssueWords();
  const [failed, setFailed] = useState<{ problem: Problem; file: File }>();
  const [isSending, setSending] = useState(false);
  const call = useCall(uploadPdf);
  const send = async (file: File | null): Promise<void> => {
    if (!file) return;
    const setBusy = (isBusy: boolean): void => {
      setSending(isBusy);
      onBusy?.(isBusy);
    };
    setFailed(undefined);
    setBusy(true);
    try {
      const upload = await uploadFile({ purpose: 'contract' }, file, () => undefined, new AbortController().signal);
      const { pages } = await call.mutateAsync({ body: { contract_id: id, upload_id: upload } });
      notifySuccess(t('document.uploaded', { count: pages }));
      onDone?.();
    } catch (error) {
      setFailed({ problem: problemFromError(error), file });
    } finally {
      setBusy(false);
    }
  };
  const explained = (refused: Problem): Problem => {
    const [field] = refused.fields;
    return {
      ...refused,
      title: t('document.refused'),
      reason_phrase: field ? words.at(field) : refused.reason_phrase,
    };
  };
  return (
    <div className={classes.upload}>
      {failed && (
        <ErrorBox
          problem={explained(failed.problem)}
          {...(maySendAgain(failed.problem) && { onRetry: () => void send(failed.file) })}
        />
      )}
      {what === 'first' && <p>{t('document.noFile')}</p>}
      <FileButton accept="application/pdf" onChange={(file) => void send(file)}>
        {(button) => (
          <Button {...button} variant="default" loading={isSending} leftSection={<IconUpload />}>
            {t(labels[what])}
          </Button>
        )}
      </FileButton>
    </div>
  );
};
