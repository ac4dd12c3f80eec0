import { useTranslation } from 'react-i18next';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { fromDmy, isoOf } from '#shared/values/dates.ts';
import { useActor } from '../ui/actor.tsx';
import { Banner } from '../ui/banner.tsx';
import { isAhead } from './is-ahead.ts';

type Props = {
  /** The first day on which the change counts, as typed. */
  day: string;
  /** What will happen on that day. */
  children: string;
};

/** Says under a field for a day what a day that lies ahead means, and warns where the year may be mistyped. */
export const DayNotice = ({ day, children }: Props) => {
  const { t } = useTranslation('history');
  const { today } = useActor();
  if (!isAhead(day, today)) return null;
  const isFar = dayWarnings(isoOf(day), fromDmy(today)).includes('far_ahead');
  return (
    <>
      <Banner tone="accent">{children}</Banner>
      {isFar && <Banner tone="amber">{t('plan.farAhead')}</Banner>}
    </>
  );
};
