import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import { monthKey, offeredMonths } from '#shared/push/month.rules.ts';
import { everybodyOn, isEverybody } from '#shared/push/segments.rules.ts';
import { query } from '../../../api/query.ts';
import { DeferredSegmentSelect } from '../../../list/deferred-controls.tsx';
import { SearchBox } from '../../../list/search-box.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { usePushSegments } from './use-push-segments.ts';
import { pushViews, type ChangePlace, type PushPlace } from './use-push-place.ts';
import { selectSign } from '../../../ui/select-sign.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToday } from '../../../ui/use-today.ts';
import classes from './push-page.module.css';

type Props = { pushMonth: PushMonth; place: PushPlace; change: ChangePlace };

const MonthSelect = ({ pushMonth: { integration, year, month } }: Pick<Props, 'pushMonth'>) => {
  const { t } = useTranslation('push');
  const navigate = useNavigate();
  const months = offeredMonths(useToday());
  return (
    <Select
      className={classes.month ?? ''}
      size="xs"
      aria-label={t('tools.month')}
      data={months.map((one) => ({
        value: `${one.year}/${one.month}`,
        label: monthName(monthKey(one.year, one.month), 'full'),
      }))}
      value={`${year}/${month}`}
      onChange={(value) => {
        const [years = 0, months = 0] = (value ?? '').split('/').map(Number);
        if (value !== null) void navigate(paths.pushOf(years, months, integration.id));
      }}
      allowDeselect={false}
      {...selectSign}
    />
  );
};

/** Chooses another payroll office, where the company has several. */
const IntegrationSelect = ({ pushMonth: { integration, year, month } }: Pick<Props, 'pushMonth'>) => {
  const { t } = useTranslation('push');
  const navigate = useNavigate();
  const { data } = useQuery(query(listIntegrations, {}));
  const offered = data?.data.filter(({ id, active }) => active === 1 || id === integration.id) ?? [];
  if (offered.length < 2) return null;
  return (
    <Select
      className={classes.month ?? ''}
      size="xs"
      aria-label={t('tools.integration')}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(integration.id)}
      onChange={(value) => value !== null && void navigate(paths.pushOf(year, month, Number(value)))}
      allowDeselect={false}
      {...selectSign}
    />
  );
};

/** Month, people and view of the push page. */
export const PushToolbar = ({ pushMonth, place, change }: Props) => {
  const { t } = useTranslation('push');
  const segments = usePushSegments(pushMonth);
  const segment = isEverybody(place.segment) ? everybodyOn(pushMonth.integration.id) : place.segment;
  return (
    <search className={classes.tools}>
      <MonthSelect pushMonth={pushMonth} />
      <IntegrationSelect pushMonth={pushMonth} />
      <SearchBox
        isOfPage
        className={classes.search}
        size="xs"
        label={t('tools.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
      />
      <div className={classes.segment}>
        <DeferredSegmentSelect state={{ segment }} change={change} segments={segments} links={undefined} />
      </div>
      <Segments
        size="xs"
        aria-label={t('tools.view')}
        value={place.view}
        onChange={(value) => change({ view: pushViews.find((view) => view === value) ?? 'people' })}
        data={pushViews.map((view) => ({ value: view, label: t(`view.${view}`) }))}
      />
    </search>
  );
};
