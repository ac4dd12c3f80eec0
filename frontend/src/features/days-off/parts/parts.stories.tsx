import { dayOffColours } from '#shared/days-off/names.ts';
import { Row, Stack } from '../../../stories/layout.tsx';
import type { Stories } from '../../../stories/story.ts';
import { useAmountWords } from './amount-words.ts';
import { usePeriodWords } from './period-words.ts';
import { TypeMark } from '../../../ui/type-mark.tsx';
import { TypeChip } from './type-chip.tsx';

const Words = () => {
  const period = usePeriodWords();
  const amount = useAmountWords();
  const [start, end] = ['30/04/2026', '04/05/2026'];
  return (
    <Stack>
      <span>{period({ start_date: start, end_date: end, start_part: 'afternoon', end_part: 'morning' })}</span>
      <span>{period({ start_date: start, end_date: start, start_part: 'morning', end_part: 'whole' })}</span>
      <span>{period({ start_date: start, end_date: null, start_part: 'whole', end_part: 'whole' })}</span>
      <span>{amount({ minutes: 684, day_minutes: 456, unit: 'days' })}</span>
      <span>{amount({ minutes: 90, day_minutes: 456, unit: 'hours' })}</span>
    </Stack>
  );
};

export const stories: Stories = {
  title: 'Days off: types, amounts and periods',
  cases: {
    'Every colour': () => (
      <Stack>
        {dayOffColours.map((colour) => (
          <Row key={colour}>
            <TypeMark name={colour} colour={colour} />
            <TypeMark name={colour} colour={colour} requested />
            <TypeChip name={colour} colour={colour} />
            <TypeChip name={colour} colour={colour} requested />
          </Row>
        ))}
      </Stack>
    ),
    'Periods and amounts': Words,
  },
};
