import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconClipboardText, IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLight } from '#shared/permissions/rules.ts';
import { problemFromError } from '../api/problem.ts';
import { FieldError } from '../form/field-error.tsx';
import { SelectField } from '../form/select-field.tsx';
import { UNSEARCHED_MAX } from '../ui/select-sign.tsx';
import { useActor } from '../ui/actor.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { PastePeople } from './paste-people.tsx';
import { TeamGroup } from './team-group.tsx';
import { EVERYONE, usePeopleChoice, useSegmentChoices, type ChoiceTeams } from './use-people-choice.ts';
import classes from './people-choice.module.css';

type Props = {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error: ReactNode;
  /** The people who cannot be chosen because they are there already, and the words that say so. */
  taken?: { ids: ReadonlySet<number>; words: string } | undefined;
  /** The people to choose among, by team; without it everybody who is active. */
  among?: ChoiceTeams | undefined;
};

/** With more people than this, teams start closed. */
const OPEN_MAX = 150;

/** The segment among whose people is chosen; users with light access have none. */
const SegmentField = ({ value, onChange }: { value: string; onChange: (segment: string) => void }) => {
  const { t } = useTranslation('people-choice');
  const isOffered = !isLight(useActor());
  const choices = useSegmentChoices({ ofAreas: true });
  // Its place is kept until the segments are there: a button that moves while it is pressed loses the press.
  return (
    isOffered && (
      <div className={classes.segment}>
        <SelectField
          label={t('segment')}
          options={choices}
          value={value}
          onChange={(chosen) => onChange(chosen === '' ? EVERYONE : chosen)}
          searchable={choices.length > UNSEARCHED_MAX}
        />
      </div>
    )
  );
};

const SearchField = ({ value, onChange }: { value: string; onChange: (search: string) => void }) => {
  const { t } = useTranslation('people-choice');
  return (
    <TextInput
      className={classes.search ?? ''}
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Enter would submit the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
};

/** Chooses people by team, with search, segment, and a pasted list of names or numbers. */
export const PeopleChoice = ({ chosen, onChange, error, taken, among }: Props) => {
  const { t } = useTranslation('people-choice');
  const [search, setSearch] = useState('');
  const [segment, setSegment] = useState(EVERYONE);
  const [isPasting, setPasting] = useState(false);
  const { all, within, teams, shown: listed, isPending } = usePeopleChoice(search, segment, among);
  const offered = among && new Set(among.flatMap(({ people }) => people.map(({ id }) => id)));
  const canChoose = (id: number): boolean => taken?.ids.has(id) !== true && (offered?.has(id) ?? true);
  const shown = listed.filter(canChoose);
  const set = new Set(chosen);
  const put = (ids: readonly number[], on: boolean) => {
    const next = new Set(set);
    for (const id of ids) {
      if (on && canChoose(id)) next.add(id);
      else next.delete(id);
    }
    onChange([...next]);
  };
  const isNarrowed = search.trim() !== '' || segment !== EVERYONE;
  const isWaiting = isPending || (segment !== EVERYONE && within.isPending);
  const failed = [all, within].find(({ isError }) => isError);
  return (
    <div className={classes.choice}>
      <search className={classes.tools}>
        <SearchField value={search} onChange={setSearch} />
        <SegmentField value={segment} onChange={setSegment} />
        <Button variant="default" h={36} leftSection={<IconClipboardText />} onClick={() => setPasting(true)}>
          {t('openPaste')}
        </Button>
      </search>
      <div className={classes.line}>
        <strong aria-live="polite">{t('chosen', { count: chosen.length })}</strong>
        {shown.some((id) => !set.has(id)) && (
          <button type="button" data-path="employee_ids" onClick={() => put(shown, true)}>
            {t(isNarrowed ? 'chooseShown' : 'chooseAll', { count: shown.length })}
          </button>
        )}
        {chosen.length > 0 && (
          <button type="button" onClick={() => onChange([])}>
            {t('clear')}
          </button>
        )}
      </div>
      {error && (
        <p className={classes.error}>
          <FieldError>{error}</FieldError>
        </p>
      )}
      {failed && <ErrorBox problem={problemFromError(failed.error)} onRetry={() => void failed.refetch()} />}
      {!failed && isWaiting && <Skeleton height={200} radius={8} />}
      {!failed && !isWaiting && teams.length === 0 && (
        <p className={classes.none}>{t(isNarrowed ? 'none' : 'empty')}</p>
      )}
      {!isWaiting && teams.length > 0 && (
        <ul className={classes.teams}>
          {teams.map((team) => (
            <TeamGroup
              // A search opens the teams that it found.
              key={`${team.team_id}-${isNarrowed}`}
              team={team}
              chosen={set}
              taken={taken}
              startsOpen={isNarrowed || shown.length <= OPEN_MAX}
              onPut={put}
            />
          ))}
        </ul>
      )}
      {isPasting && (
        <PastePeople close={() => setPasting(false)} onFound={(ids) => put(ids, true)} canChoose={canChoose} />
      )}
    </div>
  );
};
