import { useTranslation } from 'react-i18next';
import { addDays, isoOf, type IsoDate } from '#shared/values/dates.ts';
import { Spans, type Span, type SpanRow } from '../charts/spans.tsx';
import { useCan } from '../ui/actor.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { paths } from '../ui/paths.ts';
import { NoFace } from '../ui/person-chip.tsx';
import type { HistoryLine } from './history-lines.ts';
import { useLineDays } from './use-line-days.ts';

type Props = { lines: readonly HistoryLine[]; today: IsoDate; caption: string };

/** The lines of a history as bars, a row for each person; the list beside it says the same in words. */
export const HistorySpans = ({ lines, today, caption }: Props) => {
  const { t } = useTranslation('history');
  const canOpen = useCan()('people:read');
  const daysOf = useLineDays();
  const wordsOf = (line: HistoryLine): string =>
    line.days === null ? daysOf(line) : `${daysOf(line)}, ${t('days', { count: line.days })}`;
  const rows = new Map<string, SpanRow & { spans: Span[] }>();
  for (const line of lines) {
    const { person, first, last } = line;
    const key = person === null ? 'nobody' : String(person.id);
    const span = {
      from: isoOf(first) ?? today,
      end: last === null ? null : addDays(isoOf(last) ?? today, 1),
      words: wordsOf(line),
    };
    const known = rows.get(key);
    if (known) known.spans.push(span);
    else if (person === null) rows.set(key, { key, label: t('nobody'), face: <NoFace />, isGap: true, spans: [span] });
    else if (person.id === 0) rows.set(key, { key, label: t('someone'), spans: [span] });
    else {
      const to = canOpen ? { to: paths.person(person.id) } : {};
      const face = <Avatar name={person.name} picture={person.avatar} />;
      rows.set(key, { key, label: person.name, face, ...to, spans: [span] });
    }
  }
  return <Spans caption={caption} rows={[...rows.values()]} today={today} isDoubled />;
};
