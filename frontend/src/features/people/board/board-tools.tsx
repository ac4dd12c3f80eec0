import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeamOptions } from '../../../people-choice/use-team-options.ts';
import { SearchBox } from '../../../list/search-box.tsx';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { Segments } from '../../../ui/segments.tsx';
import { paramsOf, stillCharged, views, type BoardColumnOut, type BoardState, type View } from './board-state.ts';
import { Select } from '../../../ui/select.tsx';
import classes from './board.module.css';

type Props = {
  state: BoardState;
  change: (part: Partial<BoardState>) => void;
  view: View;
  columns: readonly BoardColumnOut[];
  isPhone: boolean;
};

/**
 * Search, team, and whether it is a board or a list; at the right what is still paid for people who left. On the phone the
 * team is folded away until it is asked for.
 */
export const BoardTools = ({ state, change, view, columns, isPhone }: Props) => {
  const { t } = useTranslation('leaver');
  const [isTeamShown, showTeam] = useState(state.team !== null);
  const teams = useTeamOptions();
  const charged = stillCharged(columns);
  return (
    <search className={classes.tools}>
      <SearchBox
        isOfPage
        className={classes.search}
        size={isPhone ? 'md' : 'xs'}
        label={t('board.search')}
        search={state.search}
        onSearch={(search) => change({ search })}
      />
      {isPhone && (
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('board.team')}
          aria-expanded={isTeamShown}
          onClick={() => showTeam(!isTeamShown)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.75} />
        </ActionIcon>
      )}
      {(!isPhone || isTeamShown) && (
        <Select
          className={classes.teams ?? ''}
          size={isPhone ? 'md' : 'xs'}
          aria-label={t('board.team')}
          placeholder={t('board.allTeams')}
          clearable
          searchable
          data={teams.options}
          value={state.team === null ? null : String(state.team)}
          onChange={(team) => change({ team: team === null ? null : Number(team) })}
        />
      )}
      {!isPhone && (
        <Segments
          size="xs"
          aria-label={t('board.view.title')}
          value={view}
          onChange={(chosen) => change({ view: views.find((each) => each === chosen), only: undefined })}
          data={views.map((value) => ({ value, label: t(`board.view.${value}`) }))}
        />
      )}
      {state.only !== undefined && (
        <Button variant="subtle" onClick={() => change({ only: undefined })}>
          {t('board.everyone')}
        </Button>
      )}
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
