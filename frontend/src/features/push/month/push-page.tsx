import { useQuery } from '@tanstack/react-query';
import { getIntegration } from '#shared/contract/integrations/get-integration.ts';
import { isOffered } from '#shared/push/month.rules.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { NotFound } from '../../../ui/not-found.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Navigate, useParams } from '../../../ui/router.ts';
import { useToday } from '../../../ui/use-today.ts';
import { PushMonthView } from './push-month-view.tsx';
import { usePushPlace } from './use-push-place.ts';

const NUMBER = /^[1-9]\d{0,8}$/;

const Push = () => {
  const { year = '', month = '', integration_id: id = '' } = useParams();
  const today = useToday();
  const { place, change } = usePushPlace();
  const isAddress = NUMBER.test(year) && NUMBER.test(month) && NUMBER.test(id);
  const isOpen = isOffered(today, Number(year), Number(month));
  const integration = useQuery({ ...query(getIntegration, { params: { id } }), enabled: isAddress && isOpen });
  if (!isAddress) return <NotFound />;
  // What was pushed in a month that is no longer offered stands in the history.
  if (!isOpen) return <Navigate to={paths.pushHistoryOf(Number(year), Number(month))} replace />;
  return (
    <Loaded answer={integration}>
      {({ details }) =>
        place ? (
          <PushMonthView
            key={`${id}/${year}/${month}`}
            pushMonth={{ integration: details, year: Number(year), month: Number(month) }}
            place={place}
            change={change}
          />
        ) : (
          <div aria-busy="true" />
        )
      }
    </Loaded>
  );
};

/** The push of a month to a payroll office: /calendar/push/{year}/{month}/{integration_id}. */
export const PushPage = () => (
  <RequireRight permission="payroll:push">
    <Push />
  </RequireRight>
);
