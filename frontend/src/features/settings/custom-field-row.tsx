import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import type { DefinedField } from './custom-fields.ts';
import classes from './custom-fields.module.css';

type Props = {
  field: DefinedField;
  /** Absent for archived fields, which have no order. */
  order?: {
    isTarget: boolean;
    onStep: (step: -1 | 1) => void;
    onDrag: (over: number | undefined) => void;
    onDrop: () => void;
  };
  onArchive: () => void;
  onDelete: () => void;
};

const fieldAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const id = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return id === undefined ? undefined : Number(id);
};

/** One custom field: a grip to move it (by pointer, finger or arrow keys), its facts, and its actions. */
export const CustomFieldRow = ({ field, order, onArchive, onDelete }: Props) => {
  const { t } = useTranslation('custom-fields');
  const { name, type, help_text: help, used_count: used, asset_type_ids: types } = field;
  const isExpense = field.object_type === 'expense';
  const facts = [
    t(`type.${type}`),
    ...(types && types.length > 0 ? [t('settings.forTypes', { count: types.length })] : []),
    ...(used === undefined ? [] : [t('settings.used', { count: used })]),
    ...(help === null ? [] : [help]),
  ];
  return (
    <li className={classes.row} data-field={field.id} data-over={order?.isTarget || undefined}>
      {order && (
        <UnstyledButton
          className={classes.grip}
          aria-label={t('settings.move', { name })}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
            if (step === undefined) return;
            event.preventDefault();
            order.onStep(step);
          }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) order.onDrag(fieldAt(event));
          }}
          onPointerUp={order.onDrop}
          onPointerCancel={() => order.onDrag(undefined)}
        >
          <IconGripVertical size={14} stroke={1.75} />
        </UnstyledButton>
      )}
      <div className={classes.words}>
        <strong>{name}</strong>
        <span>{facts.join(' · ')}</span>
      </div>
      {!isExpense && field.employee_visibility === 1 && <ToneBadge>{t('settings.visible')}</ToneBadge>}
      {isExpense && field.expense_visibility === 0 && <ToneBadge>{t('settings.hidden')}</ToneBadge>}
      {(isExpense ? field.expense_required : field.required) === 1 && <ToneBadge>{t('settings.required')}</ToneBadge>}
      <div className={classes.actions}>
        <ActionIcon
          component={Link}
          to={paths.customField(field.object_type, field.id)}
          aria-label={t('settings.editField', { name })}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t(field.deleted === 1 ? 'settings.restore' : 'settings.archive', { name })}
          onClick={onArchive}
        >
          {field.deleted === 1 ? <IconArchiveOff size={16} stroke={1.75} /> : <IconArchive size={16} stroke={1.75} />}
        </ActionIcon>
        <ActionIcon aria-label={t('settings.delete', { name })} onClick={onDelete}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </div>
    </li>
  );
};
