import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestDetails } from './request-details.ts';
import classes from './pane.module.css';

const RecordParts = lazy(async () => ({ default: (await import('./record-parts.tsx')).RecordParts }));

/** Files, notes, tags and fields of a request, which few decisions need: folded until they are asked for. */
export const RequestExtras = ({ request }: { request: RequestDetails }) => {
  const { t } = useTranslation('days-off');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.more}>
      <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronDown size={16} stroke={1.75} />
        {t('inbox.more')}
      </button>
      {isOpen && (
        <Suspense>
          <RecordParts request={request} />
        </Suspense>
      )}
    </section>
  );
};
