import type { ObjectType } from '#shared/records/object-types.ts';
import { Fields, noop, OnPress } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { BulkModal, type BulkMode } from './bulk-modal.tsx';
import { BulkValue } from './bulk-value.tsx';
import type { InputKind } from './bulk-inputs.ts';

const state = { page: 1, perPage: 10, segment: 'all', search: '', sort: null, filters: null };
const target = { ids: [4, 5, 6], all: false, count: 3, state, columns: [] };

const dialogOf =
  (mode: BulkMode, object: ObjectType = 'car') =>
  () => (
    <OnPress label="Ask">
      {(close) => <BulkModal mode={mode} object={object} target={target} onStarted={noop} onClose={close} />}
    </OnPress>
  );

const kinds: readonly InputKind[] = [
  'line',
  'text',
  'url',
  'email',
  'number',
  'money',
  'date',
  'choice',
  'teams',
  'person',
  'reference',
];
const options = [{ value: 'diesel', label: 'Diesel' }];

export const stories: Stories = {
  title: 'Changing many records',
  cases: {
    'A field and its value': dialogOf('field'),
    'The last day of archived vehicles': dialogOf('archive'),
    'A return to stock': dialogOf('return', 'asset'),
    'A transfer to one person': dialogOf('transfer', 'asset'),
    'Tags that all get': dialogOf('tags_add'),
    'Tags that all lose': dialogOf('tags_remove'),
    'A value of every kind': () => (
      <Fields>
        {kinds.map((kind) => (
          <BulkValue
            key={kind}
            input={{ key: kind, label: kind, kind, options, refersTo: 'team', required: false }}
            value=""
            onChange={noop}
          />
        ))}
      </Fields>
    ),
  },
};
