import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { DueDate } from '../ui/due-date.tsx';
import classes from './documents.module.css';

/** From so many days before its end on a document says how near that is, as certificates do. */
const SOON_DAYS = 60;

/** The last day of a document; with `named` in words of its own. Nothing for a document that does not expire. */
export const LastDay = ({
  document: { valid_until: day },
  named = false,
}: {
  document: DocumentOut;
  named?: boolean;
}) => {
  const { t } = useTranslation('documents');
  if (day === null) return null;
  return (
    <span className={classes.lastDay}>
      {named && t('validity.until')} <DueDate day={day} soon={SOON_DAYS} />
    </span>
  );
};
