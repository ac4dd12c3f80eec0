import { Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar.tsx';
import type { ChoiceTeam } from './use-people-choice.ts';
import classes from './people-choice.module.css';

type Props = {
  team: ChoiceTeam;
  chosen: ReadonlySet<number>;
  /** The people who cannot be chosen, and the words that say why. */
  taken: { ids: ReadonlySet<number>; words: string } | undefined;
  startsOpen: boolean;
  onPut: (ids: readonly number[], on: boolean) => void;
};

/** A team with its people; its checkbox chooses all of them. */
export const TeamGroup = ({ team, chosen, taken, startsOpen, onPut }: Props) => {
  const { t } = useTranslation('people-choice');
  const [isOpen, setIsOpen] = useState(startsOpen);
  const name = team.team_id === 0 ? t('noTeam') : team.name;
  const isTaken = (id: number): boolean => taken?.ids.has(id) === true;
  const ids = team.people.map(({ id }) => id).filter((id) => !isTaken(id));
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <li>
      <div className={classes.team}>
        <Checkbox
          aria-label={t('team', { name })}
          checked={ids.length > 0 && count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          disabled={ids.length === 0}
          onChange={(event) => onPut(ids, event.currentTarget.checked)}
        />
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          <span className={classes.teamName}>{name}</span>
          <span className={classes.count}>{t('ofTeam', { chosen: count, count: ids.length })}</span>
        </button>
      </div>
      {isOpen && (
        <ul className={classes.people}>
          {team.people.map((person) => (
            <li key={person.id}>
              <label className={classes.person} data-taken={isTaken(person.id) || undefined}>
                <Checkbox
                  aria-label={person.name}
                  checked={chosen.has(person.id)}
                  disabled={isTaken(person.id)}
                  onChange={(event) => onPut([person.id], event.currentTarget.checked)}
                />
                <Avatar name={person.name} picture={person.avatar} size={28} />
                <span className={classes.personName}>{person.name}</span>
                {isTaken(person.id) && <span className={classes.taken}>{taken?.words}</span>}
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
