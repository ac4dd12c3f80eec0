import { IconArrowBackUp, IconCheck, IconCircleHalf2, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#shared/permissions/rules.ts';
import { useCan } from '../../ui/actor.tsx';
import { isRoleColumn, meaningOf, rowOf, type Column, type Meaning, type RightGroup } from './role-matrix.ts';
import { permissionText } from '../../ui/permission-text.ts';
import classes from './roles.module.css';

const icons: Readonly<Record<Meaning, ComponentType<{ size?: number; stroke?: number }>>> = {
  yes: IconCheck,
  own: IconCircleHalf2,
  no: IconX,
  same: IconMinus,
  takes: IconArrowBackUp,
  grants: IconPlus,
};

const Cell = ({ meaning }: { meaning: Meaning }) => {
  const { t } = useTranslation('settings');
  const Icon = icons[meaning];
  return (
    <span className={classes.cell} data-meaning={meaning}>
      <Icon size={16} stroke={1.75} />
      {t(`roles.cell.${meaning}`)}
    </span>
  );
};

const Right = ({ permission, columns }: { permission: Permission; columns: readonly Column[] }) => {
  const { t } = useTranslation('settings');
  const can = useCan();
  const row = rowOf(permission);
  return (
    <tr data-right={permission}>
      <th scope="row">
        {t(`roles.permission.${permissionText(permission)}`)}
        {row.flags.length > 0 && (
          <span className={classes.needs}>
            {t('roles.needs', { rights: row.flags.map((flag) => t(`right.${flag}`)).join(' · ') })}
          </span>
        )}
      </th>
      <td className={classes.you}>
        <Cell meaning={can(permission) ? 'yes' : 'no'} />
      </td>
      {columns.map((column) => (
        <td key={column}>
          <Cell meaning={meaningOf(row, column)} />
        </td>
      ))}
    </tr>
  );
};

type Props = {
  groups: readonly RightGroup[];
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  /** Whether the box of the table scrolls, so that the keyboard must reach it; on a phone the whole sheet scrolls. */
  scrolls: boolean;
};

/** The rights by area, each with whether the signed-in user has it, then the chosen columns. */
export const RolesTable = ({ groups, columns, nameOf, scrolls }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.box} {...(scrolls && { role: 'region', 'aria-label': t('roles.table'), tabIndex: 0 })}>
      <table className={classes.table} aria-label={t('roles.table')}>
        <thead>
          <tr>
            <th scope="col">{t('roles.right')}</th>
            <th scope="col" className={classes.you}>
              {t('roles.you')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
                {!isRoleColumn(column) && <span className={classes.effect}>{t(`roles.effect.${column}`)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ area, rights }) => (
          <tbody key={area}>
            <tr className={classes.area}>
              <th scope="rowgroup" colSpan={columns.length + 2}>
                <span>{t(`roles.area.${area}`)}</span>
              </th>
            </tr>
            {rights.map((permission) => (
              <Right key={permission} permission={permission} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
