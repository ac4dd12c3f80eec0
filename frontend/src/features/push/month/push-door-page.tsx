import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import { isOffered, suggestedMonth } from '#shared/push/month.rules.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';
import { CentredNotice } from '../../../ui/centred-notice.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, Navigate, useParams, useSearchParams } from '../../../ui/router.ts';
import { useToday } from '../../../ui/use-today.ts';

const ID = /^[1-9]\d{0,8}$/;
const YEAR = /^20\d\d$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;

/** The month that the address asks for, else the one that is due; `over` is one that it asks for and nobody can push. */
const useAskedMonth = () => {
  const [search] = useSearchParams();
  const today = useToday();
  const [year, month] = [search.get('year') ?? '', search.get('month') ?? ''];
  const asked = YEAR.test(year) && MONTH.test(month) ? { year: Number(year), month: Number(month) } : undefined;
  const isOpen = asked && isOffered(today, asked.year, asked.month);
  return isOpen ? { ...asked, over: undefined } : { ...suggestedMonth(today), over: asked };
};

const PushDoor = () => {
  const { t } = useTranslation('push');
  const { integration_id: id } = useParams();
  const { year, month, over } = useAskedMonth();
  const can = useCan();
  const integrations = useQuery({ ...query(listIntegrations, {}), enabled: id === undefined });
  // What was pushed in a month that is no longer offered stands in the history.
  if (id !== undefined && ID.test(id))
    return (
      <Navigate
        to={over ? paths.pushHistoryOf(over.year, over.month) : paths.pushOf(year, month, Number(id))}
        replace
      />
    );
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
