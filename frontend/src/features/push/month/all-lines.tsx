import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewPush } from '#shared/contract/push/preview-push.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Pager } from '../../../ui/pager.tsx';
import { LinesTable } from '../parts/lines-table.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { useAgainst } from './use-against.ts';
import classes from './push-page.module.css';

const PER_PAGE = 100;

type Props = {
  pushMonth: PushMonth;
  /** The ticked people whom the search finds. */
  ids: readonly number[];
  onlyDifferences: boolean;
  withCorrections: boolean;
  pushedAt: string | null;
  page: number;
  onPage: (page: number) => void;
};

/** Every line of the push, or only what differs from the last one. */
export const AllLines = ({
  pushMonth: { integration, year, month },
  ids,
  onlyDifferences,
  withCorrections,
  ...props
}: Props) => {
  const { t } = useTranslation('push');
  const against = useAgainst();
  const answer = useQuery({
    ...query(previewPush, {
      body: {
        integration_id: integration.id,
        year,
        month,
        employee_ids: [...ids],
        with_corrections: withCorrections ? 1 : 0,
        only_differences: onlyDifferences ? 1 : 0,
        page: props.page,
        per_page: PER_PAGE,
      },
    }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  if (ids.length === 0) return <p className={classes.nothing}>{t('lines.nobody')}</p>;
  return (
    <LoadedPart answer={answer}>
      {({ lines, count }) =>
        count === 0 ? (
          <p className={classes.nothing}>{t(onlyDifferences ? 'lines.noChanges' : 'lines.none')}</p>
        ) : (
          <>
            <LinesTable
              caption={t(onlyDifferences ? 'view.changes' : 'view.lines')}
              lines={lines}
              against={against(props.pushedAt)}
              withPeople
            />
            {count > PER_PAGE && <Pager page={props.page} perPage={PER_PAGE} count={count} onPage={props.onPage} />}
          </>
        )
      }
    </LoadedPart>
  );
};
