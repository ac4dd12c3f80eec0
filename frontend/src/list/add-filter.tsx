import { Button, Popover, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorsOf } from '#shared/list/condition-rule.ts';
import type { Condition, Operator } from '#shared/list/segment.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { AddFilterFace } from './faces.tsx';
import { FilterValue, valueCount } from './filter-value.tsx';
import type { ListColumn } from './list-column.ts';
import classes from './list.module.css';

type FilterColumn = Pick<ListColumn<never>, 'key' | 'label' | 'kind' | 'options' | 'suggestsFor'>;
type Props = { columns: readonly FilterColumn[]; onAdd: (condition: Condition) => void };
type Draft = { column: string | null; operator: Operator | null; values: string[] };

const EMPTY: Draft = { column: null, operator: null, values: [] };
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** The dashed chip: column, what it must be, value. */
export const AddFilter = ({ columns, onAdd }: Props) => {
  const { t } = useTranslation('list');
  const [opened, setOpened] = useState(false);
  const [{ column: key, operator, values }, setDraft] = useState<Draft>(EMPTY);
  const column = columns.find((candidate) => candidate.key === key);
  const isReadable = (value: string): boolean => {
    if (value.trim() === '') return false;
    if (column?.kind === 'date') return parseDmy(value) !== null;
    return column && ['money', 'number', 'integer', 'flag'].includes(column.kind) ? NUMBER.test(value) : true;
  };
  const needed = operator === null ? 0 : valueCount(operator);
  const complete =
    operator !== null &&
    column !== undefined &&
    (operator === 'any_of' ? values.length > 0 : values.length >= needed) &&
    values.every(isReadable);
  const close = () => {
    setOpened(false);
    setDraft(EMPTY);
  };
  return (
    <Popover opened={opened} onChange={setOpened} onClose={close} width={264} position="bottom-start" trapFocus>
      <Popover.Target>
        <AddFilterFace onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!complete) return;
            onAdd({ column: column.key, operator, values });
            close();
          }}
        >
          <Stack gap={8}>
            <Select
              withScrollArea={false}
              classNames={{ options: classes.options ?? '' }}
              size="xs"
              label={t('filterColumn')}
              searchable
              comboboxProps={{ withinPortal: false }}
              data={columns.map(({ key: value, label }) => ({ value, label }))}
              value={key}
              onChange={(next) => {
                const chosen = columns.find((candidate) => candidate.key === next);
                setDraft({
                  column: next,
                  operator: chosen ? (chosen.options ? 'is' : (operatorsOf[chosen.kind][0] ?? null)) : null,
                  values: [],
                });
              }}
            />
            {column && (
              <Select
                withScrollArea={false}
                classNames={{ options: classes.options ?? '' }}
                size="xs"
                label={t('filterOperator')}
                allowDeselect={false}
                comboboxProps={{ withinPortal: false }}
                data={operatorsOf[column.kind].map((value) => ({ value, label: t(`operatorName.${value}`) }))}
                value={operator}
                onChange={(next) => setDraft({ column: key, operator: next, values: [] })}
              />
            )}
            {column && operator !== null && needed > 0 && (
              <FilterValue
                column={column}
                operator={operator}
                values={values}
                onChange={(next) => setDraft({ column: key, operator, values: next })}
              />
            )}
            <Button type="submit" size="xs" disabled={!complete}>
              {t('addFilter')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};
