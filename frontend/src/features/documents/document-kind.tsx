import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { Link } from '../../ui/router.ts';
import { paths } from '../../ui/paths.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { TypeSelect } from './type-select.tsx';

/** What a document is: its type, or the contract whose signed file it is. */
export const DocumentKind = ({ document, write }: { document: DocumentOut; write: boolean }) => {
  const { t } = useTranslation('documents');
  const { contract_id: contract, filename } = document;
  if (contract === null) return <TypeSelect document={document} write={write} />;
  return (
    <Link to={paths.contract(contract)} aria-label={t('filedOf', { name: filename })}>
      <ToneBadge tone="accent">{t('filed')}</ToneBadge>
    </Link>
  );
};
