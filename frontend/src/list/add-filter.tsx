import { Popover } from '@mantine/core';
import { useState } from 'react';
import type { Condition } from '#shared/list/segment.ts';
import type { ConditionColumn } from './condition-check.ts';
import { FilterColumn } from './filter-column.tsx';
import { FilterForm } from './filter-form.tsx';
import { AddFilterButton } from './list-placeholders.tsx';

type Props = { columns: readonly (ConditionColumn & { shown?: boolean })[]; onAdd: (condition: Condition) => void };

/** Adds a condition to the list: its column, then how and with what it compares. */
export const AddFilter = ({ columns, onAdd }: Props) => {
  const [opened, setOpened] = useState(false);
  const [key, setKey] = useState<string>();
  const column = columns.find((candidate) => candidate.key === key);
  const close = () => {
    setOpened(false);
    setKey(undefined);
  };
  return (
    <Popover opened={opened} onChange={setOpened} onClose={close} width={288} position="bottom-start" trapFocus>
      <Popover.Target>
        <AddFilterButton onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        {column === undefined ? (
          <FilterColumn columns={columns} onChoose={setKey} />
        ) : (
          <FilterForm
            column={column}
            onBack={() => setKey(undefined)}
            onAdd={(condition) => {
              onAdd(condition);
              close();
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
