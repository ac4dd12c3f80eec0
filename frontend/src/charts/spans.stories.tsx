import { IconCar, IconDeviceLaptop } from '@tabler/icons-react';
import type { Stories } from '../stories/story.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Spans, type SpanRow } from './spans.tsx';

const TODAY = '2026-11-23';

const held: readonly SpanRow[] = [
  {
    key: 'laptop',
    label: 'Laptop',
    note: 'CN-0K4V',
    face: <IconDeviceLaptop size={16} stroke={1.75} />,
    to: '/assets/1',
    spans: [{ from: '2024-01-08', end: null, words: '08/01/2024 – today, 1.050 days' }],
  },
  {
    key: 'car',
    label: 'Volkswagen ID.7 Tourer Pro with a long name',
    note: '2-AHJ-640',
    face: <IconCar size={16} stroke={1.75} />,
    to: '/fleet/1',
    spans: [
      { from: '2024-03-01', end: '2025-02-01', words: '01/03/2024 – 31/01/2025, 337 days' },
      { from: '2027-01-01', end: null, words: 'from 01/01/2027' },
    ],
  },
];
const drivers: readonly SpanRow[] = [
  {
    key: '1',
    label: 'Karim El Amrani',
    face: <Avatar name="Karim El Amrani" />,
    to: '/people/1',
    spans: [{ from: '2026-09-01', end: null, words: '01/09/2026 – today, 84 days' }],
  },
  { key: 'nobody', label: 'Nobody', isGap: true, spans: [{ from: '2026-07-01', end: '2026-09-01', words: '62 days' }] },
];

export const stories: Stories = {
  title: 'Charts: spans',
  cases: {
    'What a person has and had': () => <Spans caption="What Karim has and had" rows={held} today={TODAY} />,
    'Who had a thing, beside the same in words': () => (
      <Spans caption="Drivers" rows={drivers} today={TODAY} isDoubled />
    ),
  },
};
