import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DayOffTypeOut } from '#shared/contract/days-off/day-off-type.ts';
import { paths } from '../../../ui/paths.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { TypeMark } from '../../../ui/type-mark.tsx';
import classes from './days-off-settings.module.css';
import { ArchiveAction, EditAction, RowActions } from './settings-table.tsx';

type Props = {
  type: DayOffTypeOut;
  letter: string | undefined;
  onActive: () => void;
  onDelete: () => void;
};

/** What a type is, in a few words. */
const useTypeFacts = () => {
  const { t } = useTranslation('days-off');
  return (type: DayOffTypeOut): string =>
    [
      t(`settings.types.kind.${type.kind}`),
      t(`settings.types.fact.${type.unit}`),
      ...(type.kind === 'leave'
        ? [t(type.needs_approval === 1 ? 'settings.types.fact.approval' : 'settings.types.fact.noApproval')]
        : []),
      ...(type.has_balance === 1
        ? [t(type.strict_balance === 1 ? 'settings.types.fact.strict' : 'settings.types.fact.balance')]
        : []),
      t(type.paid === 1 ? 'settings.types.fact.paid' : 'settings.types.fact.unpaid'),
      t(`settings.types.fact.${type.shown_as}`),
    ].join(' · ');
};

/** One type with what it is and what can be done with it: deleted while nothing names it, otherwise made inactive. */
export const TypeRow = ({ type, letter, onActive, onDelete }: Props) => {
  const { t } = useTranslation('days-off');
  const facts = useTypeFacts();
  const { id, name, colour, active, in_use: used, kind, payroll_hint: hint } = type;
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          <TypeMark name={name} colour={colour} letter={letter} />
          {name}
          {active === 0 && <ToneBadge>{t('settings.types.inactive')}</ToneBadge>}
        </span>
      </th>
      <td className={classes.facts}>
        {facts(type)}
        {hint !== null && ` · ${t('settings.types.fact.payroll', { code: hint })}`}
      </td>
      <RowActions>
        <EditAction to={paths.dayOffType(id)} label={t('settings.types.edit', { name })} />
        {used === 0 && kind !== 'training' && (
          <ActionIcon aria-label={t('settings.types.delete', { name })} onClick={onDelete}>
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        )}
        <ArchiveAction
          isArchived={active === 0}
          label={t(active === 1 ? 'settings.types.deactivate' : 'settings.types.activate', { name })}
          act={onActive}
        />
      </RowActions>
    </tr>
  );
};
