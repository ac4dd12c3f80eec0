import { ActionIcon, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { operatorsOf } from '#shared/list/condition-rule.ts';
import { FieldError } from '../../form/field-error.tsx';
import { conditionLook } from '../../list/condition-look.ts';
import type { DraftCondition } from './segment-draft.ts';
import type { SegmentColumns } from './use-segment-columns.ts';
import { Select } from '../../ui/select.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import classes from './segments.module.css';

const ConditionValue = onDemand(
  async () => (await import('../../list/condition-value.tsx')).ConditionValue,
  <Skeleton height={36} radius={8} />,
);

type Props = {
  condition: DraftCondition;
  columns: SegmentColumns;
  /** The number of the condition, from 1, which names it for screen readers. */
  place: string;
  error: string | undefined;
  onChange: (condition: DraftCondition) => void;
  onRemove: () => void;
};

/** One condition: a column, an operator, and values. */
export const ConditionRow = ({ condition, columns, place, error, onChange, onRemove }: Props) => {
  const { t } = useTranslation(['segments', 'list', 'list-tools']);
  const { id, column: key, operator, values } = condition;
  const column = [...columns.own, ...columns.custom].find((candidate) => candidate.key === key);
  const items = (of: SegmentColumns['own']) => of.map(({ key: value, label }) => ({ value, label }));
  const choose = (next: string | null) => {
    const chosen = [...columns.own, ...columns.custom].find((candidate) => candidate.key === next);
    if (!chosen || next === key) return;
    onChange({ id, column: chosen.key, operator: operatorsOf[chosen.kind][0] ?? null, values: [] });
  };
  return (
    <div className={classes.condition} data-path={id} role="group" aria-label={t('condition', { place })}>
      <Select
        {...conditionLook(false)}
        className={classes.column ?? ''}
        aria-label={t('list:filterColumn')}
        placeholder={t('chooseColumn')}
        searchable
        nothingFoundMessage={t('noColumn')}
        data={[
          { group: t('ownColumns'), items: items(columns.own) },
          ...(columns.custom.length > 0 ? [{ group: t('customColumns'), items: items(columns.custom) }] : []),
        ]}
        value={key}
        onChange={choose}
        error={error !== undefined}
      />
      {column && (
        <Select
          {...conditionLook(false)}
          className={classes.operator ?? ''}
          aria-label={t('list:filterOperator')}
          allowDeselect={false}
          data={operatorsOf[column.kind].map((value) => ({ value, label: t(`list-tools:operatorName.${value}`) }))}
          value={operator}
          onChange={(next) =>
            onChange({
              ...condition,
              operator: operatorsOf[column.kind].find((name) => name === next) ?? null,
              values: [],
            })
          }
        />
      )}
      {column && operator !== null && (
        <div className={classes.values}>
          <ConditionValue
            key={`${key} ${operator}`}
            column={column}
            operator={operator}
            values={values}
            onChange={(next) => onChange({ ...condition, values: next })}
          />
        </div>
      )}
      <ActionIcon className={classes.remove ?? ''} aria-label={t('removeCondition', { place })} onClick={onRemove}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          <FieldError>{error}</FieldError>
        </p>
      )}
    </div>
  );
};
