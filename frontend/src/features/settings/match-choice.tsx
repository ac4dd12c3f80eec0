import { useTranslation } from 'react-i18next';
import type { Match } from './segment-draft.ts';
import { Segments } from '../../ui/segments.tsx';
import classes from './segments.module.css';

type Props = { match: Match; label: string; onChange: (match: Match) => void };

/** Whether all conditions must hold or any of them. */
export const MatchChoice = ({ match, label, onChange }: Props) => {
  const { t } = useTranslation('segments');
  return (
    <div className={classes.match}>
      <span>{t('matchBefore')}</span>
      <Segments
        size="xs"
        aria-label={label}
        data={[
          { value: 'all', label: t('match.all') },
          { value: 'any', label: t('match.any') },
        ]}
        value={match}
        onChange={(next) => onChange(next === 'any' ? 'any' : 'all')}
      />
      <span>{t('matchAfter')}</span>
    </div>
  );
};
