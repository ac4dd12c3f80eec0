import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { useActor } from '../ui/actor.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { StaleChoices } from './stale-choices.tsx';
import { format } from '../ui/format.ts';
import { StayingModal } from './staying-modal.tsx';
import { asksToChoose, withChoices, type ThreeWay } from './three-way-diff.ts';
import type { SavedFirst } from './use-stale-edit.ts';
import classes from './stale-edit.module.css';

/** The hour of today, the day and hour otherwise. */
const momentOf = (at: Date, today: string): string => {
  const day = toDmy(belgianDay(at));
  const hour = format().clock(at);
  return day === today ? hour : `${day} ${hour}`;
};

type Props<Form extends object> = {
  /** The difference between both edits; undefined keeps the modal closed. */
  difference: ThreeWay<Form> | undefined;
  /** Names what was saved, where the general title does not do. */
  title?: string | undefined;
  saved?: SavedFirst | undefined;
  labelOf: (field: keyof Form & string) => string;
  show: (field: keyof Form & string, value: Form[keyof Form]) => ReactNode;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  /** Saves the merged record on top of theirs. */
  onSave: (chosen: Form) => void;
};

/**
 * Someone else saved first: shows mine and theirs per field to choose from, so that nothing typed is lost. Where their
 * save changed none of the fields, such as only the access of a user, there is nothing to ask: mine is saved on top.
 */
export const StaleEditModal = <Form extends object>(props: Props<Form>) => {
  const { t } = useTranslation('form');
  const { difference } = props;
  const asks = asksToChoose(difference);
  const isElsewhere = difference !== undefined && !asks;
  const saveAgain = useEffectEvent(() => {
    if (difference) props.onSave(difference.merged);
  });
  useEffect(() => {
    if (isElsewhere) saveAgain();
  }, [isElsewhere]);
  return (
    <StayingModal
      opened={asks}
      onClose={props.onKeepEditing}
      title={props.title ?? t('stale.title')}
      isBusy={props.saving}
      closeLabel={t('stale.keepEditing')}
      classNames={{ body: classes.body ?? '' }}
    >
      {asks && <Content {...props} difference={difference} />}
    </StayingModal>
  );
};

const Content = <Form extends object>(props: Props<Form> & { difference: ThreeWay<Form> }) => {
  const { difference, saved, labelOf, show, saving } = props;
  const { t } = useTranslation('form');
  const { today } = useActor();
  const { clashes, kept, taken } = difference;
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(clashes.map(({ field }) => field)));
  const mineCount = mine.size;
  const theirsCount = clashes.length - mineCount;
  const saveLabel =
    clashes.length === 0
      ? t('stale.saveKept')
      : theirsCount === 0
        ? t('stale.saveMine', { count: mineCount })
        : mineCount === 0
          ? t('stale.saveTheirs', { count: theirsCount })
          : t('stale.save', { mine: mineCount, theirs: theirsCount });
  const names = (fields: readonly (keyof Form & string)[]) => fields.map(labelOf).join(', ');
  return (
    <>
      <div className={classes.intro}>
        {saved && <Avatar name={saved.by} />}
        <p>
          {saved ? (
            <>
              <strong>{saved.by}</strong> {t('stale.intro', { at: momentOf(saved.at, today) })}
            </>
          ) : (
            t('stale.introUnknown')
          )}
        </p>
      </div>
      {clashes.length > 0 ? (
        <StaleChoices clashes={clashes} mine={mine} labelOf={labelOf} show={show} onChange={setMine} />
      ) : (
        <p className={classes.line}>{t('stale.none')}</p>
      )}
      {kept.length > 0 && <Note>{t('stale.kept', { count: kept.length, fields: names(kept) })}</Note>}
      {taken.length > 0 && <Note>{t('stale.taken', { count: taken.length, fields: names(taken) })}</Note>}
      <div className={classes.foot}>
        <Button variant="subtle" color="gray" disabled={saving} onClick={props.onKeepEditing}>
          {t('stale.keepEditing')}
        </Button>
        <span className={classes.gap} />
        <Button variant="default" disabled={saving} onClick={props.onDiscard}>
          {t('stale.discard')}
        </Button>
        <Button loading={saving} onClick={() => props.onSave(withChoices(difference, mine))}>
          {saveLabel}
        </Button>
      </div>
    </>
  );
};

const Note = ({ children }: { children: string }) => (
  <p className={classes.note}>
    <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
    {children}
  </p>
);
