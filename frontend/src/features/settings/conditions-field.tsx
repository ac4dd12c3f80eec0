import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CONDITIONS_MAX, ENTRIES_MAX } from '#shared/list/segment.ts';
import { ConditionRow } from './condition-row.tsx';
import { MatchChoice } from './match-choice.tsx';
import {
  emptyCondition,
  emptyGroup,
  isDraftGroup,
  type Draft,
  type DraftCondition,
  type DraftEntry,
  type DraftGroup,
} from './segment-draft.ts';
import type { SegmentColumns } from './use-segment-columns.ts';
import classes from './segments.module.css';

type Shared = { columns: SegmentColumns; errors: ReadonlyMap<string, string> };

const replaced = <Entry extends { id: string }>(entries: readonly Entry[], by: Entry): Entry[] =>
  entries.map((entry) => (entry.id === by.id ? by : entry));
const without = <Entry extends { id: string }>(entries: readonly Entry[], { id }: Entry): Entry[] =>
  entries.filter((entry) => entry.id !== id);

type AddProps = { label: string; disabled: boolean; onAdd: () => void };

const Add = ({ label, disabled, onAdd }: AddProps) => (
  <Button variant="subtle" size="xs" leftSection={<IconPlus />} disabled={disabled} onClick={onAdd}>
    {label}
  </Button>
);

type GroupProps = Shared & {
  group: DraftGroup;
  place: number;
  isFull: boolean;
  onChange: (group: DraftGroup) => void;
  onRemove: () => void;
};

const Group = ({ group, place, isFull, columns, errors, onChange, onRemove }: GroupProps) => {
  const { t } = useTranslation('segments');
  const set = (conditions: DraftCondition[]) =>
    conditions.length === 0 ? onRemove() : onChange({ ...group, conditions });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.hidden}>{t('group', { place })}</legend>
      <div className={classes.groupHead}>
        <MatchChoice
          match={group.match}
          label={t('matchGroup', { place })}
          onChange={(match) => onChange({ ...group, match })}
        />
        <ActionIcon aria-label={t('removeGroup', { place })} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      {group.conditions.map((condition, at) => (
        <ConditionRow
          key={condition.id}
          condition={condition}
          columns={columns}
          place={`${place}.${at + 1}`}
          error={errors.get(condition.id)}
          onChange={(next) => set(replaced(group.conditions, next))}
          onRemove={() => set(without(group.conditions, condition))}
        />
      ))}
      <Add
        label={t('addCondition')}
        disabled={isFull || group.conditions.length >= ENTRIES_MAX}
        onAdd={() => set([...group.conditions, emptyCondition()])}
      />
    </fieldset>
  );
};

type Props = Shared & { draft: Draft; onChange: (draft: Draft) => void };

/** The conditions of a segment, and groups of conditions that count as one. */
export const ConditionsField = ({ draft, onChange, columns, errors }: Props) => {
  const { t } = useTranslation('segments');
  const { entries } = draft;
  const count = entries.reduce((sum, entry) => sum + (isDraftGroup(entry) ? entry.conditions.length : 1), 0);
  const set = (next: DraftEntry[]) => onChange({ ...draft, entries: next.length === 0 ? [emptyCondition()] : next });
  return (
    <div className={classes.conditions}>
      <MatchChoice match={draft.match} label={t('matchAll')} onChange={(match) => onChange({ ...draft, match })} />
      {entries.map((entry, at) =>
        isDraftGroup(entry) ? (
          <Group
            key={entry.id}
            group={entry}
            place={at + 1}
            isFull={count >= CONDITIONS_MAX}
            columns={columns}
            errors={errors}
            onChange={(next) => set(replaced(entries, next))}
            onRemove={() => set(without(entries, entry))}
          />
        ) : (
          <ConditionRow
            key={entry.id}
            condition={entry}
            columns={columns}
            place={String(at + 1)}
            error={errors.get(entry.id)}
            onChange={(next) => set(replaced<DraftEntry>(entries, next))}
            onRemove={() => set(without(entries, entry))}
          />
        ),
      )}
      <div className={classes.adds}>
        <Add
          label={t('addCondition')}
          disabled={count >= CONDITIONS_MAX || entries.length >= ENTRIES_MAX}
          onAdd={() => set([...entries, emptyCondition()])}
        />
        <Add
          label={t('addGroup')}
          disabled={count >= CONDITIONS_MAX - 1 || entries.length >= ENTRIES_MAX}
          onAdd={() => set([...entries, emptyGroup(draft.match === 'all' ? 'any' : 'all')])}
        />
      </div>
    </div>
  );
};
