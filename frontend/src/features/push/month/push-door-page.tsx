import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import { isOffered, suggestedMonth } from '#shared/push/month.rules.ts';
import { isoOf } from '#shared/values/dates.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { CentredNotice } from '../../../ui/centred-notice.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, Navigate, useParams, useSearchParams } from '../../../ui/router.ts';

/** The month that the address asks for, else the one that is pushed next. */
const useAskedMonth = () => {
  const [search] = useSearchParams();
  const today = isoOf(useActor().today) ?? '';
  const year = Number(search.get('year'));
  const month = Number(search.get('month'));
  return isOffered(today, year, month) ? { year, month } : suggestedMonth(today);
};

const PushDoor = () => {
  const { t } = useTranslation('push');
  const { integration_id: asked } = useParams();
  const { year, month } = useAskedMonth();
  const can = useCan();
  const integrations = useQuery({ ...query(listIntegrations, {}), enabled: asked === undefined });
  if (asked !== undefined && /^[1-9]\d{0,8}$/.test(asked))
    return <Navigate to={paths.pushOf(year, month, Number(asked))} replace />;
  return (
    <Loaded answer={integrations}>
      {({ data }) => {
        const first = data.find(({ active }) => active === 1) ?? data[0];
        if (first) return <Navigate to={paths.pushOf(year, month, first.id)} replace />;
        return (
          <CentredNotice icon={IconBuildingBank} title={t('door.none')}>
            <p>{t('door.noneText')}</p>
            {can('integrations:read') && <Link to={paths.integrations}>{t('door.connect')}</Link>}
          </CentredNotice>
        );
      }}
    </Loaded>
  );
};

/**
 * Opens the push page: /calendar/push for the first payroll office, /integrations/{id}/push for that one; `year` and
 * `month` choose the month, otherwise it is the one that is due.
 */
export const PushDoorPage = () => (
  <RequireRight permission="payroll:push">
    <PushDoor />
  </RequireRight>
);
