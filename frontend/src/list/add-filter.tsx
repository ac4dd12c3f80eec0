import { Button, Popover, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorsOf } from '#shared/list/condition-rule.ts';
import type { Condition, Operator } from '#shared/list/segment.ts';
import { conditionValues, valueIssue, type ConditionColumn } from './condition-check.ts';
import { conditionLook } from './condition-look.ts';
import { ConditionValue } from './condition-value.tsx';
import { AddFilterButton } from './list-placeholders.tsx';

type Props = { columns: readonly ConditionColumn[]; onAdd: (condition: Condition) => void };
type Draft = { column: string | null; operator: Operator | null; values: string[] };

const EMPTY: Draft = { column: null, operator: null, values: [] };

/** The dashed chip that adds a condition: column, operator, value. */
export const AddFilter = ({ columns, onAdd }: Props) => {
  const { t } = useTranslation('list');
  const [opened, setOpened] = useState(false);
  const [{ column: key, operator, values }, setDraft] = useState<Draft>(EMPTY);
  const column = columns.find((candidate) => candidate.key === key);
  const complete = operator !== null && column !== undefined && valueIssue(column, operator, values) === undefined;
  const close = () => {
    setOpened(false);
    setDraft(EMPTY);
  };
  return (
    <Popover opened={opened} onChange={setOpened} onClose={close} width={264} position="bottom-start" trapFocus>
      <Popover.Target>
        <AddFilterButton onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!complete) return;
            onAdd({ column: column.key, operator, values: conditionValues(column, operator, values) });
            close();
          }}
        >
          <Stack gap={8}>
            <Select
              {...conditionLook(true)}
              label={t('filterColumn')}
              searchable
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
                {...conditionLook(true)}
                label={t('filterOperator')}
                allowDeselect={false}
                data={operatorsOf[column.kind].map((value) => ({ value, label: t(`operatorName.${value}`) }))}
                value={operator}
                onChange={(next) => setDraft({ column: key, operator: next, values: [] })}
              />
            )}
            {column && operator !== null && (
              <ConditionValue
                key={operator}
                dense
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
