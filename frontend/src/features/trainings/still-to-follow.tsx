import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { stillToFollow } from '#shared/contract/trainings/still-to-follow.ts';
import { toFollowSegment } from '#shared/trainings/people-segments.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { SelectField } from '../../form/select-field.tsx';
import { UNSEARCHED_MAX } from '../../ui/select-sign.tsx';
import { listLink } from '../../list/list-link.ts';
import { useSegmentChoices, EVERYONE } from '../../people-choice/use-people-choice.ts';
import { useActor } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Pager } from '../../ui/pager.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { shortDay } from '../../ui/short-day.ts';
import { openSessions, sessionLabel } from './open-sessions.ts';
import { useAddToSession } from './use-add-to-session.ts';
import type { ProgramDetails, ProgramSession } from './use-program.ts';
import classes from './trainings.module.css';

const PER_PAGE = 5;

type Person = EndpointResponse<typeof stillToFollow>['data'][number];
type Props = { program: ProgramDetails; sessions: readonly ProgramSession[]; mayAdd: boolean };

const PersonRow = ({ person, onAdd }: { person: Person; onAdd: (() => void) | undefined }) => {
  const { t } = useTranslation('trainings');
  const thisYear = useActor().today.slice(-4);
  const { employee, seat, expired_on: expired } = person;
  return (
    <li className={classes.toFollow}>
      <Avatar name={employee.name} picture={employee.avatar} size={28} />
      <span className={classes.toFollowName}>
        <Link to={paths.person(employee.id)}>{employee.name}</Link>
        {expired === null ? (
          <span>{employee.team_names}</span>
        ) : (
          <span className={classes.expired}>{t('program.expiredOn', { day: expired })}</span>
        )}
      </span>
      {seat && (
        <Link to={paths.training(seat.training_id)} className={classes.seat}>
          {seat.start_date === null
            ? t('program.hasSeat')
            : t('program.seatOn', { day: shortDay(seat.start_date, thisYear) })}
        </Link>
      )}
      {!seat && onAdd && (
        <Button
          variant="default"
          size="xs"
          onClick={onAdd}
          aria-label={t('program.addPerson', { name: employee.name })}
        >
          {t('program.add')}
        </Button>
      )}
    </li>
  );
};

/** The session that people are added to: the next one with a free seat, or the one that the user chose. */
const useSessionChoice = (sessions: readonly ProgramSession[]) => {
  const { t } = useTranslation('trainings');
  const open = openSessions(sessions);
  const [chosen, setChosen] = useState('');
  const hasRoom = ({ seats_free: free }: ProgramSession): boolean => free === null || free > 0;
  const session = open.find(({ id }) => String(id) === chosen) ?? open.find(hasRoom) ?? open[0];
  const isFull = session !== undefined && !hasRoom(session);
  const options = open.map((each) => ({ value: String(each.id), label: sessionLabel(each, t) }));
  return { session, isFull, options, setChosen };
};

type ToolsProps = {
  program: ProgramDetails;
  segment: string;
  onSegment: (segment: string) => void;
  /** Undefined where the user may not add anybody. */
  choice: ReturnType<typeof useSessionChoice> | undefined;
};

/** Which people are listed, and which session they are added to. */
const FollowTools = ({ program, segment, onSegment, choice }: ToolsProps) => {
  const { t } = useTranslation('trainings');
  const segments = useSegmentChoices();
  const { mandatory_segment_id: must, mandatory_segment_name: mustName } = program;
  const session = choice?.session;
  const choices = [
    { value: EVERYONE, label: must === null ? t('program.everybody') : (mustName ?? t('program.whoMust')) },
    ...segments.filter(({ value }) => value !== EVERYONE),
  ];
  return (
    <div className={classes.toFollowTools}>
      {(choices.length > 1 || must === null) && (
        <SelectField
          label={t('program.segment')}
          placeholder={t('program.chooseSegment')}
          options={choices}
          value={segment}
          searchable={choices.length > UNSEARCHED_MAX}
          onChange={onSegment}
        />
      )}
      {choice && choice.options.length > 1 && (
        <SelectField
          label={t('program.addTo')}
          options={choice.options}
          value={String(session?.id)}
          onChange={choice.setChosen}
        />
      )}
      {session && choice?.isFull && <p className={classes.hint}>{t('program.isFull', { session: session.name })}</p>}
      {choice && !session && <p className={classes.hint}>{t('program.planFirst')}</p>}
    </div>
  );
};

type AddAllProps = { session: ProgramSession; count: number; isAdding: boolean; onAdd: () => void };

const AddAll = ({ session, count, isAdding, onAdd }: AddAllProps) => {
  const { t } = useTranslation('trainings');
  const thisYear = useActor().today.slice(-4);
  return (
    <div className={classes.addAll}>
      <Button fullWidth variant="default" loading={isAdding} leftSection={<IconUserPlus />} onClick={onAdd}>
        {t('program.addAll', {
          count: count,
          session: session.start_date === null ? session.name : shortDay(session.start_date, thisYear),
        })}
      </Button>
    </div>
  );
};

/** People of a segment who have not followed any session, and the way to add them to one. */
export const StillToFollow = ({ program, sessions, mayAdd }: Props) => {
  const { t } = useTranslation('trainings');
  const { id, mandatory_segment_id: must } = program;
  // Without a rule the user chooses people first: the whole company would be a list that nobody asked for.
  const [segment, setSegment] = useState(must === null ? '' : EVERYONE);
  const [page, setPage] = useState(1);
  const choice = useSessionChoice(sessions);
  const { session } = choice;
  const answer = useQuery({
    ...query(stillToFollow, {
      params: { id: String(id) },
      query: { segment_id: segment, page: String(page), per_page: String(PER_PAGE) },
    }),
    enabled: segment !== '',
    placeholderData: keepPreviousData,
  });
  const { addOne, addAll, isAdding } = useAddToSession(id, segment);
  return (
    <SectionCard
      title={
        <>
          {t('program.toFollow')}{' '}
          {segment !== '' && answer.data && <span className={classes.count}>{answer.data.count}</span>}
        </>
      }
      action={
        must !== null &&
        segment === EVERYONE && (
          <Button
            component={Link}
            to={listLink(paths.people, { segment: toFollowSegment(id) })}
            variant="subtle"
            color="accent"
          >
            {t('program.inPeople')}
          </Button>
        )
      }
      flush
    >
      <FollowTools
        program={program}
        segment={segment}
        onSegment={(value) => {
          setSegment(value);
          setPage(1);
        }}
        choice={mayAdd ? choice : undefined}
      />
      {segment !== '' && (
        <LoadedPart answer={answer}>
          {({ data, count, without_seat: without }) => (
            <>
              {count === 0 && <p className={classes.none}>{t('program.nobodyLeft')}</p>}
              <ul className={classes.rows}>
                {data.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    onAdd={mayAdd && session ? () => addOne(session, person.employee) : undefined}
                  />
                ))}
              </ul>
              {count > PER_PAGE && <Pager page={page} perPage={PER_PAGE} count={count} onPage={setPage} />}
              {mayAdd && session && without > 0 && (
                <AddAll session={session} count={without} isAdding={isAdding} onAdd={() => addAll(session)} />
              )}
            </>
          )}
        </LoadedPart>
      )}
    </SectionCard>
  );
};
