import { Kbd, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { query } from '../../../api/query.ts';
import { useTypedSearch } from '../../../list/use-typed-search.ts';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { paramsOf, stillCharged, views, type BoardColumnOut, type BoardState, type View } from './board-state.ts';
import classes from './board.module.css';

const SEARCH_DEBOUNCE_MS = 200;

type Props = {
  state: BoardState;
  change: (part: Partial<BoardState>) => void;
  view: View;
  columns: readonly BoardColumnOut[];
  searchRef: RefObject<HTMLInputElement | null>;
};

/** Search, team, and whether it is a board or a list; at the right what is still paid for people who left. */
export const BoardTools = ({ state, change, view, columns, searchRef }: Props) => {
  const { t } = useTranslation('leaver');
  const [text, type] = useTypedSearch(state.search, (search) => change({ search }), SEARCH_DEBOUNCE_MS);
  const teams = useQuery(query(listTeams, {}));
  const charged = stillCharged(columns);
  return (
    <search className={classes.tools}>
      <TextInput
        ref={searchRef}
        className={classes.search ?? ''}
        size="xs"
        aria-label={t('board.search')}
        placeholder={t('board.search')}
        maxLength={SEARCH_MAX}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={text === '' ? <Kbd className={classes.key}>/</Kbd> : null}
        rightSectionPointerEvents="none"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Select
        className={classes.teams ?? ''}
        size="xs"
        aria-label={t('board.team')}
        placeholder={t('board.allTeams')}
        clearable
        searchable
        data={(teams.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={state.team === null ? null : String(state.team)}
        onChange={(team) => change({ team: team === null ? null : Number(team) })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('board.view.title')}
        value={view}
        onChange={(chosen) => change({ view: views.find((each) => each === chosen), only: undefined })}
        data={views.map((value) => ({ value, label: t(`board.view.${value}`) }))}
      />
      {charged !== null && (
        <p className={classes.charged}>
          {t('board.charged')}{' '}
          <Link to={`${paths.board}?${paramsOf({ ...state, view: 'list', only: 'left' }).toString()}`}>
            <Money value={charged} /> {t('board.perMonth')}
          </Link>
        </p>
      )}
    </search>
  );
};
