import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedPart } from '../../../api/loaded.tsx';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { AllLines } from './all-lines.tsx';
import { PeopleTable } from './people-table.tsx';
import { HealthBanner, UnderWayBanner } from './push-banners.tsx';
import { PushHeader } from './push-header.tsx';
import { PUSH_SIDE, PushSide } from './push-side.tsx';
import { PushToolbar } from './push-toolbar.tsx';
import { ReadinessCounts } from './readiness-counts.tsx';
import { TotalsRow } from './totals-row.tsx';
import { useUnderWay } from './use-push-button.ts';
import { PEOPLE_PER_PAGE, usePushPeople } from './use-push-people.ts';
import type { ChangePlace, PushPlace } from './use-push-place.ts';
import { usePushForm } from './use-push-form.ts';
import { usePushPreview } from './use-push-preview.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './push-page.module.css';

const CredentialsDialog = onDemand(
  async () => (await import('../../../integrations/credentials-dialog.tsx')).CredentialsDialog,
);

type Props = { pushMonth: PushMonth; place: PushPlace; change: ChangePlace };

type FoundProps = Pick<ComponentProps<typeof PeopleTable>, 'pushMonth' | 'withCorrections' | 'ticks' | 'isStale'> &
  Pick<Props, 'place' | 'change'> & {
    found: NonNullable<ReturnType<typeof usePushPeople>['rows']['data']>;
    totals: ComponentProps<typeof TotalsRow>['totals'] | undefined;
    pushedAt: string | null;
  };

/** Those whom the place asks for, as people or with all their lines, and the sum of what is ticked. */
const FoundPeople = ({ found, isStale, ticks, totals, pushedAt, place, change, ...shared }: FoundProps) => {
  const { t } = useTranslation('push');
  const { data, count, counts, ready_ids: readyIds } = found;
  return (
    <>
      {place.view === 'people' && (
        <ReadinessCounts counts={counts} shown={place.show} pushedAt={pushedAt} onShow={(show) => change({ show })} />
      )}
      <div className={classes.sheet}>
        {place.view !== 'people' ? (
          <AllLines
            {...shared}
            ids={readyIds.filter(ticks.isTicked)}
            onlyDifferences={place.view === 'changes'}
            pushedAt={pushedAt}
            page={place.page}
            onPage={(page) => change({ page })}
          />
        ) : data.length === 0 ? (
          <p className={classes.nothing}>{t(counts.all === 0 ? 'people.nobody' : 'people.noneOfThese')}</p>
        ) : (
          <>
            <SkipLink to={PUSH_SIDE}>{t('people.skip')}</SkipLink>
            <PeopleTable {...shared} people={data} readyIds={readyIds} ticks={ticks} isStale={isStale} />
          </>
        )}
        {totals && <TotalsRow totals={totals} />}
      </div>
      {place.view === 'people' && count > PEOPLE_PER_PAGE && (
        <Pager page={place.page} perPage={PEOPLE_PER_PAGE} count={count} onPage={(page) => change({ page })} />
      )}
    </>
  );
};

/** A month before it is pushed: who goes along with which lines, and everything that must be settled first. */
export const PushMonthView = ({ pushMonth, place, change }: Props) => {
  const [isSigningIn, setSigningIn] = useState(false);
  const { rows, whole, blockedIds } = usePushPeople(pushMonth, place);
  // A remembered segment may have been deleted since; the page would then show nothing but an error.
  const isSegmentGone = rows.error?.problem.code === 'unknown_segment' && place.segment !== 'all';
  useEffect(() => {
    if (isSegmentGone) change({ segment: 'all' });
  }, [isSegmentGone, change]);
  const { ticks, form, change: changeForm, draft } = usePushForm(place.segment, whole?.ready_ids);
  const sums = usePushPreview(pushMonth, ticks.ids, blockedIds, form.withCorrections);
  const underWay = useUnderWay(pushMonth);
  const pushedAt = whole?.pushed_at ?? null;
  const shared = { pushMonth, withCorrections: form.withCorrections };
  return (
    <div className={classes.page}>
      <PushHeader pushMonth={pushMonth} />
      <div className={classes.banners}>
        <HealthBanner pushMonth={pushMonth} onSignIn={() => setSigningIn(true)} />
        <UnderWayBanner push={underWay} />
        <DraftNotice onDiscard={draft.discard} />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <PushToolbar pushMonth={pushMonth} place={place} change={change} />
          <LoadedPart answer={rows}>
            {(found) => (
              <FoundPeople
                {...shared}
                found={found}
                isStale={rows.isPlaceholderData}
                ticks={ticks}
                totals={sums.preview?.totals}
                pushedAt={pushedAt}
                place={place}
                change={change}
              />
            )}
          </LoadedPart>
        </div>
        <div className={classes.side}>
          <PushSide
            pushMonth={pushMonth}
            ids={ticks.ids}
            sums={sums}
            form={form}
            change={changeForm}
            onStarted={draft.forget}
            pushedAt={pushedAt}
            isUnderWay={underWay !== undefined}
            onCompare={() => change({ view: 'changes' })}
          />
        </div>
      </div>
      {isSigningIn && (
        <CredentialsDialog
          integration={pushMonth.integration}
          customerCode={pushMonth.integration.credentials?.customer_code ?? null}
          close={() => setSigningIn(false)}
        />
      )}
    </div>
  );
};
