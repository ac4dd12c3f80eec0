import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContractAnswer } from '../use-contract.ts';
import { UploadPdf } from '../upload-pdf.tsx';
import type { OpenDialog } from './signing-dialog.ts';
import classes from './signing.module.css';

/** Takes the file that was signed on paper, which closes the contract. */
export const UploadModal = ({ answer: { details }, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation(['signing', 'ui']);
  const close = (): void => open(undefined);
  return (
    <Modal opened onClose={close} title={t('upload.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <p className={classes.text}>{t('upload.text')}</p>
      <UploadPdf id={details.id} what="signed" onDone={close} />
    </Modal>
  );
};
