import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import { participantResults } from '#shared/trainings/names.ts';
import { issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../../../api/problem.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ValueLook } from './participant-looks.tsx';
import { offeredStatuses, offeredValues, type Value, type What } from './offered-values.ts';
import type { NewValue } from '../use-send-outcome.ts';
import classes from './changes.module.css';

type Props = {
  what: What;
  people: readonly ParticipantOut[];
  isPending: boolean;
  /** Resolves when the change was made or began. */
  onChange: (value: NewValue) => Promise<void>;
  close: () => void;
};

const AVATARS_MAX = 4;

/** The value that all have, or Mixed with how many have which. */
const ValueNow = ({ what, people }: Pick<Props, 'what' | 'people'>) => {
  const { t } = useTranslation('trainings');
  const split = offeredValues[what]
    .map((value) => ({ value, count: people.filter((one) => one[what] === value).length }))
    .filter(({ count }) => count > 0);
  const [only, ...others] = split;
  return (
    <div className={classes.now}>
      <div>
        <span className={classes.nowLabel}>{t(`people.change.now.${what}`)}</span>
        {only && others.length === 0 ? (
          <ValueLook value={only.value} />
        ) : (
          <span className={classes.mixed}>
            <ToneBadge>{t('people.change.mixed')}</ToneBadge>
            {split
              .map(({ value, count }) =>
                t('people.change.part', {
                  count: wholeNumber(count),
                  value: t(`${what}.${value}`).toLocaleLowerCase(),
                }),
              )
              .join(', ')}
          </span>
        )}
      </div>
      <span className={classes.faces} aria-hidden="true">
        {people.slice(0, AVATARS_MAX).map((one) => (
          <Avatar key={one.id} name={one.person_name} picture={one.avatar} size={28} />
        ))}
        {people.length > AVATARS_MAX && (
          <span className={classes.more}>+{wholeNumber(people.length - AVATARS_MAX)}</span>
        )}
      </span>
    </div>
  );
};

/** Asks for the new status or result of the selected people. */
export const ChangeModal = ({ what, people, isPending, onChange, close }: Props) => {
  const { t } = useTranslation('trainings');
  const [chosen, setChosen] = useState<Value | ''>('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [first] = people;
  const same = first && people.every((one) => one[what] === first[what]) ? first[what] : null;
  const count = people.length;
  const save = (): void => {
    const status = offeredStatuses.find((name) => name === chosen);
    const result = participantResults.find((name) => name === chosen);
    const value = status ? { status } : result ? { result } : undefined;
    if (!value) return setError(issue(what, 'required').message);
    setProblem(undefined);
    onChange(value).then(close, (reason: unknown) => setProblem(problemFromError(reason)));
  };
  return (
    <FormModal
      title={t(`people.change.title.${what}`, { count })}
      submit={t(`people.change.submit.${what}`, { count })}
      saving={isPending}
      disabled={count === 0}
      problem={problem}
      onSubmit={save}
      close={close}
    >
      <ValueNow what={what} people={people} />
      <RadioCards
        label={t(`people.change.new.${what}`)}
        required
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setError(undefined);
        }}
        error={error}
        data-path={what}
        options={offeredValues[what].map((value) => ({
          value,
          label: t(`${what}.${value}`),
          help: t(`people.change.help.${what}.${value}`),
          disabled: value === same,
        }))}
      />
      <p className={classes.note}>{t(`people.change.note.${what}`)}</p>
    </FormModal>
  );
};
