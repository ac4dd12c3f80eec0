import { customFields } from '../stories/sample-records.ts';
import type { Stories } from '../stories/story.ts';
import { CustomFieldsForm } from './custom-fields-form.tsx';

export const stories: Stories = {
  title: 'The page of custom fields',
  arePages: true,
  cases: {
    'Of a vehicle': () => (
      <CustomFieldsForm
        object="car"
        record={{ id: 4, version: 1, name: 'BMW 320d Touring', deleted: 0, customFields }}
        back="/fleet/4"
      />
    ),
  },
};
