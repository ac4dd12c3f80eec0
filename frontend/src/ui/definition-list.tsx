import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from './empty.tsx';
import { Link } from './router.ts';
import classes from './definition-list.module.css';

export type Definition = {
  key: string;
  label: string;
  /** The value, null if it is empty. */
  value: ReactNode;
  /** The address where an empty value can be filled in. */
  addTo?: string | undefined;
};

/** Names and values; an empty one is a dash with "Add" beside it (docs/areas/screens.md#parts). */
export const DefinitionList = ({ items, narrow = false }: { items: readonly Definition[]; narrow?: boolean }) => {
  const { t } = useTranslation('ui');
  return (
    <dl className={classes.list} data-narrow={narrow || undefined}>
      {items.map(({ key, label, value, addTo }) => (
        <div key={key} className={classes.row}>
          <dt>{label}</dt>
          <dd>
            {value ?? <Empty />}
            {value === null && addTo !== undefined && (
              <Link to={addTo} className={classes.add} data-print="none" aria-label={t('addField', { field: label })}>
                {t('add')}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
