import { monthName } from '../../../ui/month-name.ts';
import { paths } from '../../../ui/paths.ts';
import { safeBack } from '../../../ui/safe-back.ts';
import { useSearchParams } from '../../../ui/router.ts';

const MONTH = /^(?:[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;

/** Where the page was opened from: a push of a month that needs codes, or the menu of the integration. */
export const useMappingPlace = (id: number) => {
  const [search] = useSearchParams();
  const [year, month] = [search.get('year') ?? '', search.get('month') ?? ''];
  const hasMonth = YEAR.test(year) && MONTH.test(month);
  const back = safeBack(search.get('back'));
  const push = back ?? (hasMonth ? paths.pushThrough(id, `?month=${month}&year=${year}`) : null);
  return {
    /** The push that waits for the codes; null when nothing does. */
    push,
    month: hasMonth ? { year, month } : undefined,
    monthName: hasMonth ? monthName(`${year}-${month.padStart(2, '0')}`, 'full') : undefined,
    /** Types that the push needs. */
    needed: new Set((search.get('missing') ?? '').split(',').filter(Boolean).map(Number)),
  };
};
