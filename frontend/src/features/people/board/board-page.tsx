import { Button } from '@mantine/core';
import { IconListCheck, IconUserMinus, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBoard } from '#shared/contract/people/get-board.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Can } from '../../../ui/actor.tsx';
import { CentredNotice } from '../../../ui/centred-notice.tsx';
import { format } from '../../../ui/format.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, useNavigate, useSearchParams } from '../../../ui/router.ts';
import { PHONE } from '../../../ui/tokens.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import { useDecidableTypes } from '../use-decidable-types.ts';
import { BoardColumns } from './board-columns.tsx';
import {
  countOf,
  isEmpty,
  isNarrowed,
  paramsOf,
  proposesDrivers,
  shownColumns,
  stateOf,
  viewOf,
  type BoardState,
  type Card,
} from './board-state.ts';
import { BoardTools } from './board-tools.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './board.module.css';

const HandOverModal = onDemand(async () => (await import('./hand-over-modal.tsx')).HandOverModal);
const ChecklistsModal = onDemand(async () => (await import('./checklists-modal.tsx')).ChecklistsModal);
const SomeoneLeavesModal = onDemand(async () => (await import('./someone-leaves-modal.tsx')).SomeoneLeavesModal);

const BoardScreen = () => {
  const { t } = useTranslation('leaver');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const state = stateOf(params);
  const change = (part: Partial<BoardState>): void =>
    setParams((current) => paramsOf({ ...stateOf(current), ...part }), { replace: true });
  const isPhone = useScreen(PHONE);
  const answer = useQuery({ ...query(getBoard, {}), placeholderData: keepPreviousData });
  const columns = answer.data && shownColumns(answer.data, state);
  const [handedOver, setHandedOver] = useState<Card>();
  const [isAsking, setAsking] = useState(false);
  const [isListing, setListing] = useState(false);
  const mayHandOver = useDecidableTypes().length > 0;
  useKeys({ c: () => void navigate(paths.newPerson) });
  const view = viewOf(state, isPhone, answer.data ? countOf(answer.data.columns) : 0);
  return (
    <div className={classes.page} data-view={view}>
      <PageTitle of={t('board.title')} />
      <header className={classes.head}>
        <h1>
          {t('board.title')}
          {columns && <span>{format().number(countOf(columns))}</span>}
        </h1>
        <Can permission="settings:manage">
          <Button
            variant="default"
            className={classes.lists ?? ''}
            leftSection={<IconListCheck />}
            onClick={() => setListing(true)}
          >
            <span>{t('checklists.title')}</span>
          </Button>
        </Can>
        {mayHandOver && (
          <Button variant="default" leftSection={<IconUserMinus />} onClick={() => setAsking(true)}>
            {t('board.leaves')}
          </Button>
        )}
        <Can permission="people:write">
          <Button component={Link} to={paths.newPerson} leftSection={<IconUserPlus />}>
            {t('board.joins')}
          </Button>
        </Can>
      </header>
      <PeopleTabs />
      <BoardTools state={state} change={change} view={view} columns={columns ?? []} isPhone={isPhone} />
      <div className={classes.body}>
        <LoadedPart answer={answer}>
          {(board) =>
            isEmpty(board) ? (
              <CentredNotice isPart icon={IconUsers} title={t('board.empty.title')}>
                <p>{t('board.empty.text')}</p>
              </CentredNotice>
            ) : (
              <>
                <BoardColumns
                  columns={shownColumns(board, state)}
                  view={view}
                  isNarrowed={isNarrowed(state)}
                  onHandOver={mayHandOver ? setHandedOver : undefined}
                />
                {proposesDrivers(shownColumns(board, state)) && <p className={classes.rule}>{t('next.rule')}</p>}
              </>
            )
          }
        </LoadedPart>
      </div>

      {handedOver && <HandOverModal person={handedOver} close={() => setHandedOver(undefined)} />}
      {isListing && <ChecklistsModal close={() => setListing(false)} />}
      {isAsking && <SomeoneLeavesModal close={() => setAsking(false)} />}
    </div>
  );
};

/** Who joins and who leaves, in the columns of their dates: /people/board. */
export const BoardPage = () => (
  <RequireRight permission="people:wage-columns">
    <BoardScreen />
  </RequireRight>
);
