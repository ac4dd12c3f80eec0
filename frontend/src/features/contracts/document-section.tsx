import { Button } from '@mantine/core';
import { IconLock, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { belgianMoment } from '#shared/values/dates.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useContractPdf } from '../../contracts/use-contract-pdf.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { PdfViewer } from '../../pdf-viewer/pdf-viewer.tsx';
import classes from './contracts.module.css';
import { UploadPdf } from './upload-pdf.tsx';
import { useContractRights, type ContractAnswer } from './use-contract.ts';

const HASH_SHOWN = 12;

/** The SHA-256 of the file, short, with the whole to copy. */
const Hash = ({ sha256, isFollowing }: { sha256: string; isFollowing: boolean }) => {
  const { t } = useTranslation('contracts');
  return (
    <span className={classes.hash}>
      <span className={classes.hashWords}>
        {isFollowing && '· '}
        SHA-256 {sha256.slice(0, HASH_SHOWN)}…
      </span>
      <CopyButton value={sha256} label={t('document.copyHash')} />
    </span>
  );
};

/** Since when the pages cannot change any more, or that they are those that everybody signed. */
const Frozen = ({
  details: { sent_at: sent, result_sha256: sealed, level },
}: {
  details: ContractAnswer['details'];
}) => {
  const { t } = useTranslation('contracts');
  return (
    <span className={classes.hash}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      {sealed === null && sent !== null && t('document.frozenAt', { at: belgianMoment(sent) })}
      {sealed === null && sent === null && t('document.frozen')}
      {sealed !== null && t(level === 'paper' ? 'document.signed' : 'document.sealed')}
    </span>
  );
};

const Pages = ({ id, name, final }: Pick<ContractAnswer['details'], 'id' | 'name' | 'final'>) => {
  const { shown, error, refetch } = useContractPdf(id);
  if (shown)
    return <PdfViewer key={shown.sha256} url={shown.file_url} title={name} isPart isSavedElsewhere={final === 1} />;
  return error ? <ErrorBox problem={error.problem} onRetry={() => void refetch()} /> : null;
};

/** The pages of a contract as they are signed, or the place for its file. */
export const DocumentSection = ({ answer: { details } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('contracts');
  const rights = useContractRights(details);
  const { id, file_type: type, result_sha256: sealed } = details;
  const sha256 = sealed ?? details.sha256;
  const isWaiting = type === 'pdf' && sha256 === null;
  return (
    <SectionCard
      flush
      title={t('document.title')}
      action={
        <>
          {details.final === 1 && <Frozen details={details} />}
          {sha256 !== null && <Hash sha256={sha256} isFollowing={details.final === 1} />}
          {type === 'html' && rights.draft && (
            <Button
              component={Link}
              to={paths.contractText(id)}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPencil />}
            >
              {t('document.editText')}
            </Button>
          )}
        </>
      }
    >
      {type === 'pdf' && rights.draft && <UploadPdf id={id} what={isWaiting ? 'first' : 'other'} />}
      {details.kept_until !== null && (
        <p className={classes.kept}>
          {t('document.kept', { day: details.kept_until })}. {t('document.keptHelp')}
        </p>
      )}
      {!isWaiting && <Pages key={sealed} {...details} />}
    </SectionCard>
  );
};
