import type { EventType } from '#shared/activity/events.ts';
import { noop } from '../stories/layout.tsx';
import { events } from '../stories/sample-records.ts';
import { endedRun } from '../stories/sample-run.ts';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { EditNote } from './edit-note.tsx';
import { FeedFilterBar } from './feed-filter-bar.tsx';
import { noFilters } from './feed-filters.ts';
import { FeedLines } from './feed-lines.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NoteMenu } from './note-menu.tsx';
import { RunLine } from './run-line.tsx';
import { TypeSelect } from './type-select.tsx';

export const stories: Stories = {
  title: 'Activity',
  cases: {
    'The feed of a record, with a box for a note': () => <ActivityPanel object="car" id={4} notesOn="car" />,
    'Events of several records': () => (
      <FeedLines
        items={events}
        label="Activity"
        linkOf={({ relatedObjectId }) => `/fleet/${relatedObjectId}`}
        RunLine={RunLine}
      />
    ),
    'What can be done with a note': () =>
      events.slice(0, 1).map((item) => <NoteMenu key={item.id} item={{ ...item, note_acts: ['edit', 'take_back'] }} />),
    'The text of a note is changed': () => (
      <EditNote
        note={{ relatedObject: 'car', relatedObjectId: 4, note_id: '01JD0000000000000000000000' }}
        text="Asks for winter tyres"
        close={noop}
      />
    ),
    'A run in one line': () =>
      events.slice(0, 1).map((item) => <RunLine key={item.id} item={item} run={{ ...endedRun, file_name: null }} />),
    'The filters of a feed': () => <FeedFilterBar filters={noFilters} onChange={noop} onClear={noop} />,
    'A feed on its way': FeedSkeleton,
    'Which types are shown': () => (
      <Typed<readonly EventType[]> start={['note_added']}>
        {(field) => <TypeSelect label="Types" about="car" {...field} />}
      </Typed>
    ),
  },
};
