import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { addFeed } from '#shared/contract/days-off/add-feed.ts';
import { listFeeds } from '#shared/contract/days-off/list-feeds.ts';
import { revokeFeed } from '#shared/contract/days-off/revoke-feed.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { useTeamOptions } from '../../../people-choice/use-team-options.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query, useCall } from '../../../api/query.ts';
import { PersonPicker } from '../../../form/person-picker.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { StayingModal } from '../../../form/staying-modal.tsx';
import { useUnloadQuestion } from '../../../form/use-unload-question.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { ShownOnce } from '../../../ui/shown-once.tsx';
import { tellSecret } from '../../../ui/tell-secret.tsx';
import { useIsHere } from '../../../ui/use-is-here.ts';
import classes from './feeds-modal.module.css';

type Feed = EndpointResponse<typeof listFeeds>['data'][number];
type Added = EndpointResponse<typeof addFeed>;
type AddCall = ReturnType<typeof useCall<typeof addFeed>>;

const FeedRow = ({ feed, onRevoke }: { feed: Feed; onRevoke: () => void }) => {
  const { t } = useTranslation('days-off');
  const { name, made_by: by, is_own: isOwn, created_at: made, last_read_at: read } = feed;
  return (
    <li className={classes.feed}>
      <span className={classes.words}>
        <strong>{name}</strong>
        <span>
          {isOwn
            ? t('calendar.feeds.made', { at: belgianMoment(made) })
            : t('calendar.feeds.madeBy', { name: by, at: belgianMoment(made) })}
          {', '}
          {read === null ? t('calendar.feeds.neverRead') : t('calendar.feeds.readLast', { at: belgianMoment(read) })}
        </span>
      </span>
      <Button variant="default" size="xs" aria-label={t('calendar.feeds.revokeOf', { name })} onClick={onRevoke}>
        {t('calendar.feeds.revoke')}
      </Button>
    </li>
  );
};

const AddFeed = ({ call, onAdded }: { call: AddCall; onAdded: (feed: Added) => void }) => {
  const { t } = useTranslation('days-off');
  const [teamId, setTeamId] = useState('');
  const [personId, setPersonId] = useState(0);
  const teams = useTeamOptions();
  const { mutate, isPending, error } = call;
  const isHere = useIsHere();
  useUnloadQuestion(isPending);
  const tell = (value: string): void =>
    tellSecret({
      title: t('calendar.feeds.title'),
      text: t('calendar.feeds.once'),
      value,
      copy: t('calendar.feeds.copy'),
      done: t('calendar.feeds.seen'),
    });
  const add = (body: { team_id: number } | { employee_id: number }): void =>
    mutate(
      { body },
      {
        onSuccess: (added) => {
          if (!isHere()) return tell(added.url);
          setTeamId('');
          setPersonId(0);
          onAdded(added);
        },
      },
    );
  return (
    <div className={classes.adding}>
      {error && <ErrorBox problem={error.problem} />}
      <div className={classes.pair}>
        <SelectField
          label={t('calendar.feeds.team')}
          options={teams.options}
          searchable
          clearable
          value={teamId}
          onChange={setTeamId}
        />
        <Button
          variant="default"
          disabled={teamId === ''}
          loading={isPending && teamId !== ''}
          onClick={() => add({ team_id: Number(teamId) })}
        >
          {t('calendar.feeds.addTeam')}
        </Button>
      </div>
      <div className={classes.pair}>
        <PersonPicker
          label={t('calendar.feeds.person')}
          nobody={false}
          unchosen={personId === 0}
          value={personId}
          onChange={setPersonId}
        />
        <Button
          variant="default"
          disabled={personId === 0}
          loading={isPending && personId > 0}
          onClick={() => add({ employee_id: personId })}
        >
          {t('calendar.feeds.addPerson')}
        </Button>
      </div>
    </div>
  );
};

/** Gives the focus to the first button of a box that has just come: the one that added it is off by then. */
const focusButton = (box: HTMLElement | null): void => box?.querySelector('button')?.focus();

/**
 * The feeds that show days off in a calendar outside: makes them, and revokes them
 * (docs/areas/days-off-pages.md#feeds).
 */
export const FeedsModal = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('days-off');
  const [added, setAdded] = useState<Added>();
  const answer = useQuery(query(listFeeds, {}));
  const add = useCall(addFeed);
  const revoke = useCall(revokeFeed);
  return (
    <StayingModal
      isBusy={add.isPending || revoke.isPending}
      onClose={close}
      size={560}
      title={t('calendar.feeds.title')}
    >
      <p className={classes.intro}>{t('calendar.feeds.intro')}</p>
      <AddFeed call={add} onAdded={setAdded} />
      {added && (
        <div key={added.id} ref={focusButton} className={classes.address}>
          <ShownOnce text={t('calendar.feeds.once')} value={added.url} copy={t('calendar.feeds.copy')} />
        </div>
      )}
      {revoke.error && <ErrorBox problem={revoke.error.problem} />}
      <LoadedPart answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.intro}>{t('calendar.feeds.none')}</p>
          ) : (
            <ul className={classes.feeds} aria-label={t('calendar.feeds.list')}>
              {data.map((feed) => (
                <FeedRow
                  key={feed.id}
                  feed={feed}
                  onRevoke={() =>
                    revoke.mutate(
                      { body: { id: feed.id } },
                      {
                        onSuccess: () => {
                          // An address that shows nothing any more is not copied.
                          if (added?.id === feed.id) setAdded(undefined);
                          notifySuccess(t('calendar.feeds.revoked'));
                        },
                      },
                    )
                  }
                />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </StayingModal>
  );
};
