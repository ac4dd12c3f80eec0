import type { ActivityItem } from '#shared/activity/events.ts';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import type { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import type { listViews } from '#shared/contract/records/list-views.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { CustomFieldType } from '#shared/custom-fields/custom-field.ts';

const ofType = (id: number, type: CustomFieldType, name: string, value: string | number | null): CustomFieldOut => ({
  id,
  type,
  name,
  help_text: null,
  priority: id,
  required: 0,
  options: [],
  value,
  value_name: value,
});

/** A custom field of every type, with a value. */
export const customFields: CustomFieldOut[] = [
  ofType(1, 'textfield', 'Parking place', 'P2, 114'),
  ofType(2, 'text', 'Remarks', 'Keys with the concierge.\nOnly on weekdays.'),
  ofType(3, 'hyperlink', 'Insurance file', 'https://www.example.be/files/8812'),
  ofType(4, 'money', 'Deductible', 1250),
  {
    ...ofType(5, 'select_option', 'Colour of the tyres', 1),
    help_text: 'As on the invoice',
    options: [
      { id: 1, name: 'Winter' },
      { id: 2, name: 'Summer' },
    ],
    value_name: 'Winter',
  },
  ofType(6, 'date', 'Last inspection', '14/03/2026'),
  ofType(7, 'email', 'Contact', 'garage@example.be'),
  ofType(8, 'auto_incrementing_int', 'Folder', 27),
  ofType(9, 'number', 'Length in metres', 4.71),
  ofType(10, 'yes_no', 'Has a tow bar', 1),
  ofType(11, 'textfield', 'Garage', null),
];

/** The definitions of the custom fields. */
export const definitions: EndpointResponse<typeof listCustomFields>['data'] = customFields.map(
  ({ id, name, type, help_text, priority, options }) => ({
    id,
    name,
    type,
    help_text,
    priority,
    version: 1,
    object_type: 'car',
    options: options.map((option) => ({ ...option, archived: 0 })),
    employee_visibility: 0,
    expense_visibility: 0,
    expense_required: 0,
    required: 0,
    deleted: 0,
    created_at: '2026-01-15T09:00:00.000Z',
    shows_visibility_warning: 0,
  }),
);

const document = (id: string, filename: string, over: Partial<DocumentOut> = {}): DocumentOut => ({
  id,
  filename,
  filesize_bytes: 182_400,
  date_uploaded_formatted: '18/11/2026 14:06',
  real_name: 'Élodie Vandenbroucke',
  document_type: null,
  valid_until: null,
  content_type: 'application/pdf',
  preview: 'pdf',
  deleted_until: null,
  contract_id: null,
  version: 1,
  ...over,
});

/** A document of every kind that has an icon of its own. */
export const documents: DocumentOut[] = [
  document('01JD0S7X5V8YQ2M3N4P5R6T7W1', 'Lease contract 2026.pdf'),
  document('01JD0S7X5V8YQ2M3N4P5R6T7W2', 'Scratch on the left door.jpg', {
    content_type: 'image/jpeg',
    preview: 'image',
  }),
  document('01JD0S7X5V8YQ2M3N4P5R6T7W3', 'Car policy.docx', {
    content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    preview: null,
  }),
  document('01JD0S7X5V8YQ2M3N4P5R6T7W4', 'Fuel 2026.xlsx', {
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    preview: null,
  }),
  document('01JD0S7X5V8YQ2M3N4P5R6T7W5', 'Notes.txt', { content_type: 'text/plain', preview: null }),
];

const event = (id: string, type: ActivityItem['event_type'], info: ActivityItem['event_info_json']): ActivityItem => ({
  id,
  event_type: type,
  event_info_json: info,
  real_name: 'Élodie Vandenbroucke',
  user_avatar: null,
  date_formatted: '18/11/2026 14:06',
  at: '2026-11-18T13:06:00.000Z',
  acting_as: null,
  relatedObject: 'car',
  relatedObjectId: 4,
});

/** What happened to a vehicle. */
export const events: ActivityItem[] = [
  event('1', 'note_added', { note: 'Asks for winter tyres' }),
  { ...event('2', 'car_updated', { changes: [{ field: 'brand', old: 'Audi', new: 'BMW' }] }), acting_as: 'Support' },
  event('3', 'tags_updated', { added: ['pool'], removed: [] }),
  { ...event('4', 'car_added', { name: 'BMW 320d Touring' }), related_name: 'BMW 320d Touring' },
];

const view = { columns: null, per_page: 10, sort: null, segment: 'all', search: '', filters: null };

/** A private view and a shared one. */
export const views: EndpointResponse<typeof listViews>['data'] = [
  { id: 1, version: 1, list: 'fleet', name: 'Electric, by cost', state: view, shared: 0, is_own: true },
  { id: 2, version: 1, list: 'fleet', name: 'Leaves before summer', state: view, shared: 1, is_own: false },
];
