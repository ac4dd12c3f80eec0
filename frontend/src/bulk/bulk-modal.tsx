import type { BulkAct } from '#shared/records/bulk-acts.ts';
import { ActForm } from './act-form.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import { FieldForm } from './field-form.tsx';
import { TagsForm } from './tags-form.tsx';

export type BulkMode = 'field' | 'tags_add' | 'tags_remove' | BulkAct;

/** Asks what to change on the selected records. */
export const BulkModal = ({ mode, ...form }: BulkFormProps & { mode: BulkMode }) => {
  if (mode === 'field') return <FieldForm {...form} />;
  if (mode === 'tags_add' || mode === 'tags_remove') return <TagsForm {...form} mode={mode} />;
  return <ActForm {...form} act={mode} />;
};
