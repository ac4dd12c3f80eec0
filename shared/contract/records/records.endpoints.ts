import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addCustomField } from './add-custom-field.ts';
import { addView } from './add-view.ts';
import { deleteView } from './delete-view.ts';
import { editView } from './edit-view.ts';
import { listViews } from './list-views.ts';
import { deleteCustomField } from './delete-custom-field.ts';
import { editCustomField } from './edit-custom-field.ts';
import { getCustomFieldOptions } from './get-custom-field-options.ts';
import { listCustomFields } from './list-custom-fields.ts';
import { listTags } from './list-tags.ts';
import { listUsedTags } from './list-used-tags.ts';
import { reorderCustomFields } from './reorder-custom-fields.ts';
import { search } from './search.ts';
import { setCustomFieldValue } from './set-custom-field-value.ts';
import { startBulkAct } from './start-bulk-act.ts';
import { startBulkEdit } from './start-bulk-edit.ts';
import { suggestTags } from './suggest-tags.ts';
import { updateTags } from './update-tags.ts';

export const recordsEndpoints = [
  listCustomFields,
  getCustomFieldOptions,
  addCustomField,
  editCustomField,
  deleteCustomField,
  reorderCustomFields,
  setCustomFieldValue,
  listTags,
  suggestTags,
  listUsedTags,
  updateTags,
  startBulkEdit,
  startBulkAct,
  search,
  listViews,
  addView,
  editView,
  deleteView,
] as const satisfies readonly Endpoint[];
