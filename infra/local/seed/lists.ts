import { customKey } from '#shared/custom-fields/custom-field.ts';
import type { SavedView } from '#shared/records/saved-view.ts';
import type { Segment } from '#shared/segments/segment.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { demoCustomFields } from './extras.ts';

const ADMIN = 1;
const DEFAULT = 2;
const SOON_DAYS = 60;

const keyOf = (name: string): string => {
  const field = demoCustomFields.find((one) => one.name === name);
  if (!field) throw new Error(`the demo has no custom field ${name}`);
  return customKey(field.id);
};

const numbered = <T>(drafts: readonly T[]): (T & { id: number; version: number })[] =>
  drafts.map((draft, index) => ({ ...draft, id: index + 1, version: 1 }));

/** Segments that people saved, for everybody or for themselves. */
export const demoSegments = (today: IsoDate): Segment[] =>
  numbered<Omit<Segment, 'id' | 'version'>>([
    {
      object_type: 'car',
      name: 'Insurance runs out',
      shared: 1,
      owner_user_id: ADMIN,
      filter: {
        match: 'all',
        conditions: [
          { column: keyOf('Insurance until'), operator: 'before', values: [toDmy(addDays(today, SOON_DAYS))] },
        ],
      },
    },
    {
      object_type: 'car',
      name: 'Still on fuel',
      shared: 1,
      owner_user_id: DEFAULT,
      filter: {
        match: 'all',
        conditions: [
          { column: 'type', operator: 'is', values: ['car'] },
          {
            match: 'any',
            conditions: [
              { column: 'fuel', operator: 'any_of', values: ['diesel', 'gas'] },
              { column: 'co2_g_km', operator: 'over', values: [100] },
            ],
          },
        ],
      },
    },
    {
      object_type: 'car',
      name: 'To be replaced',
      shared: 0,
      owner_user_id: ADMIN,
      filter: { match: 'all', conditions: [{ column: 'tags', operator: 'is', values: ['te vervangen'] }] },
    },
    {
      object_type: 'employee',
      name: 'First aid',
      shared: 1,
      owner_user_id: ADMIN,
      filter: { match: 'all', conditions: [{ column: 'tags', operator: 'any_of', values: ['first aid', 'EHBO'] }] },
    },
    {
      object_type: 'employee',
      name: 'Mostly at home',
      shared: 0,
      owner_user_id: ADMIN,
      filter: { match: 'all', conditions: [{ column: keyOf('Days at the office'), operator: 'under', values: [3] }] },
    },
  ]);

/** Views of lists that people saved. */
export const demoViews = (): SavedView[] => {
  const insured = keyOf('Insurance until');
  return numbered<Omit<SavedView, 'id' | 'version'>>([
    {
      list: 'fleet',
      name: 'Insurance',
      shared: 1,
      owner_user_id: ADMIN,
      state: {
        columns: ['plate', 'person_name', 'team', insured, keyOf('Insurance excess')],
        sort: { column: insured, direction: 'asc' },
        filters: { match: 'all', conditions: [{ column: insured, operator: 'not_empty', values: [] }] },
        segment: 'all',
        search: '',
        per_page: 25,
      },
    },
    {
      list: 'people',
      name: 'Who to call',
      shared: 0,
      owner_user_id: ADMIN,
      state: {
        columns: ['team', 'phone', keyOf('In case of emergency')],
        sort: { column: 'name', direction: 'asc' },
        filters: null,
        segment: 'all',
        search: '',
        per_page: 25,
      },
    },
  ]);
};
