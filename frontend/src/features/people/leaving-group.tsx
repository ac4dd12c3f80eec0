import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { PersonChoice } from '../../form/use-people-search.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { pathOf, type Choice, type Choices, type ChecklistLine } from './leaving-form.ts';
import { LeavingRow } from './leaving-row.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import classes from './leaving.module.css';

const TransferAllModal = onDemand(async () => (await import('./transfer-all-modal.tsx')).TransferAllModal);

type Props = {
  type: HeldType;
  lines: readonly ChecklistLine[];
  choices: Choices;
  mayDecide: boolean;
  /** An undefined choice clears the decisions. */
  onDecide: (keys: readonly string[], choice: Choice | undefined) => void;
  errorOf: (path: string) => string | undefined;
  lastRecipient: PersonChoice | undefined;
  onRecipient: (person: PersonChoice | undefined) => void;
};

/** The vehicles, the assets or the licences of a leaver, with buttons that decide about all of them. */
export const LeavingGroup = ({
  type,
  lines,
  choices,
  mayDecide,
  onDecide,
  errorOf,
  lastRecipient,
  onRecipient,
}: Props) => {
  const { t } = useTranslation('leaver');
  const group = t(`group.${type}`);
  const keys = lines.map(({ key }) => key);
  const [isAsking, setAsking] = useState(false);
  const all = (name: 'return' | 'keep' | 'clear' | 'transfer', onClick: () => void) => (
    <Button
      variant="subtle"
      color={name === 'clear' ? 'gray' : 'accent'}
      size="compact-sm"
      aria-label={t('all.of', { action: t(`all.${name}`), group })}
      onClick={onClick}
    >
      {t(`all.${name}`)}
    </Button>
  );
  return (
    <SectionCard
      flush
      wraps
      title={group}
      note={lines.length}
      action={
        mayDecide && (
          <span className={classes.all}>
            {keys.some((key) => choices[key]) && all('clear', () => onDecide(keys, undefined))}
            {all('return', () => onDecide(keys, { action: 'return', to: 0 }))}
            {all('transfer', () => setAsking(true))}
            {all('keep', () => onDecide(keys, { action: 'keep', to: 0 }))}
          </span>
        )
      }
    >
      <p className={classes.hint}>
        {mayDecide ? t(`hint.${type}`) : t('noRight')}
        {lines.some(({ nextDrivers }) => nextDrivers.length > 0) && ` ${t('next.rule')}`}
      </p>
      <ul className={classes.rows}>
        {lines.map((line) => (
          <LeavingRow
            key={line.key}
            line={line}
            choice={choices[line.key]}
            onChange={mayDecide ? (choice) => onDecide([line.key], choice) : undefined}
            error={errorOf(pathOf(line.key))}
            lastRecipient={lastRecipient}
            onRecipient={onRecipient}
          />
        ))}
      </ul>
      {isAsking && (
        <TransferAllModal
          group={group}
          start={lastRecipient}
          onChosen={(person) => {
            onDecide(keys, { action: 'transfer', to: person.id });
            onRecipient(person);
          }}
          close={() => setAsking(false)}
        />
      )}
    </SectionCard>
  );
};
