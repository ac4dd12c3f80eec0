import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StayingModal } from '../../../form/staying-modal.tsx';
import type { ContractAnswer } from '../use-contract.ts';
import { UploadPdf } from '../upload-pdf.tsx';
import type { OpenDialog } from './signing-dialog.ts';
import classes from './signing.module.css';

/** Takes the file that was signed on paper, which closes the contract. */
export const UploadModal = ({ answer: { details }, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('signing');
  const [isBusy, setBusy] = useState(false);
  const close = (): void => open(undefined);
  return (
    <StayingModal isBusy={isBusy} onClose={close} title={t('upload.title')}>
      <p className={classes.text}>{t('upload.text')}</p>
      <UploadPdf id={details.id} what="signed" onBusy={setBusy} onDone={close} />
    </StayingModal>
  );
};
