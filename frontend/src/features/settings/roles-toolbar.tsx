import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../list/search-input.tsx';
import { columnGroups, columnsOf, type Column } from './role-matrix.ts';
import type { RoleView } from './use-role-view.ts';
import { selectSign } from '../../ui/select-sign.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import classes from './roles.module.css';

type Props = { view: RoleView; isPhone: boolean; nameOf: (column: Column) => string };

/** Searches the rights, and chooses the columns: roles or modifiers, all or one. */
export const RolesToolbar = ({ view, isPhone, nameOf }: Props) => {
  const { t } = useTranslation('settings');
  const size = isPhone ? 'md' : 'xs';
  const own: readonly Column[] = columnsOf[view.group];
  const choices = [
    // All columns side by side do not fit on a phone.
    ...(isPhone ? [] : [{ value: 'all', label: t(`roles.all.${view.group}`) }]),
    ...own.map((value) => ({ value, label: nameOf(value) })),
  ];
  return (
    <search className={classes.toolbar}>
      <SearchInput
        isOfPage
        className={classes.search}
        size={size}
        label={t('roles.search')}
        value={view.search}
        onChange={view.find}
      />
      <Segments
        size={isPhone ? 'sm' : 'xs'}
        aria-label={t('roles.group')}
        value={view.group}
        onChange={(value) => {
          const group = columnGroups.find((name) => name === value);
          if (group) view.showGroup(group);
        }}
        data={columnGroups.map((value) => ({ value, label: t(`roles.groups.${value}`) }))}
      />
      <Select
        className={classes.column ?? ''}
        size={size}
        withScrollArea={false}
        aria-label={t('roles.column')}
        data={choices}
        value={view.column}
        onChange={(value) => view.showColumn(own.find((name) => name === value) ?? 'all')}
        allowDeselect={false}
        {...selectSign}
      />
    </search>
  );
};
