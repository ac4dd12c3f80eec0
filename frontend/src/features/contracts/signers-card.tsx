import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './contracts.module.css';
import type { ContractAnswer } from './use-contract.ts';

/** Who signs, in the order of signing. */
export const SignersCard = ({ answer: { details } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('contracts');
  const names = details.signer_names?.split(', ') ?? [];
  return (
    <SectionCard title={t('signers.title')}>
      {names.length === 0 ? (
        <p className={classes.quiet}>{t('signers.none')}</p>
      ) : (
        <ol className={classes.signers}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
};
