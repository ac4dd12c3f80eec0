import type { PushLineOut } from '#shared/contract/push/push.ts';
import { Row } from '../../../stories/layout.tsx';
import type { Stories } from '../../../stories/story.ts';
import { ChangeBadge, DiffBadges } from './change-badge.tsx';
import { LinesTable } from './lines-table.tsx';

const line: PushLineOut = {
  employee_id: 7,
  employee_name: 'Noémie Lambert',
  payroll_number: '004.207',
  date: '05/11/2026',
  type_id: 1,
  type_name: 'Sick',
  part: 'whole',
  payroll_code: '5010',
  payroll_code_name: 'Illness, guaranteed wage',
  minutes: 456,
  change: 'same',
  was: null,
};
const holiday = { ...line, type_name: 'Holiday', payroll_code: '1010', payroll_code_name: 'Legal holiday' };

const lines: readonly PushLineOut[] = [
  line,
  { ...holiday, date: '10/11/2026', minutes: 0, change: 'removed', was: 456 },
  { ...holiday, date: '13/11/2026', change: 'changed', was: 228 },
  { ...holiday, date: '23/11/2026', part: 'afternoon', minutes: 228, change: 'new' },
  {
    ...line,
    date: '26/11/2026',
    type_name: 'Unpaid leave',
    payroll_code: null,
    payroll_code_name: null,
    change: 'new',
  },
];

export const stories: Stories = {
  title: 'Push: lines and how they differ',
  cases: {
    'How lines differ': () => (
      <Row>
        <ChangeBadge change="changed" was={228} />
        <ChangeBadge change="same" was={null} />
        <DiffBadges diff={{ new: 1, changed: 1, removed: 1, same: 4 }} />
        <DiffBadges diff={{ new: 0, changed: 0, removed: 0, same: 4 }} />
      </Row>
    ),
    'Lines of a person': () => <LinesTable caption="Lines of Noémie" lines={lines} against="Against 20/11" />,
    'Lines of everybody': () => <LinesTable caption="All lines" lines={lines} against="Against 20/11" withPeople />,
  },
};
