import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../ui/actor.tsx';
import { Link } from '../../../ui/router.ts';
import table from '../../../ui/settings-table.module.css';
import classes from './days-off-settings.module.css';

type Props = {
  columns: readonly string[];
  /** The column of numbers, where there is one. */
  count?: string;
  /** The rows, each ending with `RowActions`. */
  children: ReactNode;
};

/** The table of a page of settings: what there is, and at the end of each row what can be done with it. */
export const SettingsTable = ({ columns, count, children }: Props) => {
  const { t } = useTranslation('days-off');
  return (
    <div className={table.box}>
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {count !== undefined && (
              <th scope="col" className={table.count}>
                {count}
              </th>
            )}
            <th scope="col">
              <VisuallyHidden>{t('settings.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
};

/** What an administrator of days off can do with a row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <td className={classes.actions}>
    <Can permission="days:settings">{children}</Can>
  </td>
);

export const EditAction = ({ to, label }: { to: string; label: string }) => (
  <ActionIcon component={Link} to={to} aria-label={label}>
    <IconPencil size={16} stroke={1.75} />
  </ActionIcon>
);

/** Takes something out of use, or back into it. */
export const ArchiveAction = ({ isArchived, label, act }: { isArchived: boolean; label: string; act: () => void }) => (
  <ActionIcon aria-label={label} onClick={act}>
    {isArchived ? <IconArchiveOff size={16} stroke={1.75} /> : <IconArchive size={16} stroke={1.75} />}
  </ActionIcon>
);
