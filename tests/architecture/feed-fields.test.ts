import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FeedObject } from '#shared/activity/events.ts';
import { vehicleFields } from '#shared/fleet/vehicle.ts';
import { fieldTexts, type Translate } from '#shared/kinds/field-texts.ts';
import { employeeFields } from '#shared/people/employee.ts';
import { membership } from '#shared/permissions/actor.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { trainingFieldNames } from '#shared/trainings/training.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { root } from './broken-project.ts';

/** The fields whose changes each file of functions tells a feed about, with the kind of record of its event. */
const told: Readonly<Record<string, readonly [FeedObject, readonly string[]]>> = {
  'assets/asset-changes.ts': ['asset', ['price', 'vendor', 'serial_number']],
  'contracts/edit-retention.ts': ['user', templateTypes.map((type) => `keep_${type}`)],
  'days-off/set-days-off-settings.ts': ['user', ['past_days', 'closing_day', 'first_year']],
  'fleet/vehicle-changes.ts': [
    'car',
    Object.keys(vehicleFields.shape).filter((name) => name !== 'related_employee_id'),
  ],
  'integrations/integration-edit.ts': ['integration', ['name', 'active', 'features', 'team_ids', 'cutoff_day', 'told_user_ids', 'customer_code']], // prettier-ignore
  'people/edit-checklists.ts': ['user', ['checklist_items', 'checklist_off']],
  'people/employee-events.ts': ['employee', Object.keys(employeeFields.shape).filter((name) => name !== 'reports_to_employee_id')], // prettier-ignore
  'platform/session/group-rights.ts': ['user', Object.keys(membership.shape)],
  'session/set-company.ts': ['user', ['name', 'address', 'enterprise_number', 'nsso_number', 'joint_committee', 'establishments', 'language', 'currency', 'logo', 'finder_email', 'finder_phone']], // prettier-ignore
  'session/set-features.ts': ['user', ['feature_flags', 'integration_features']],
  'session/user-changes.ts': ['user', [...Object.keys(membership.shape), 'active', 'name', 'email', 'subject', 'employee_id']], // prettier-ignore
  'signing/edit-signing-settings.ts': ['user', ['forbid_simple', 'mail_file']],
  'software/license-changes.ts': ['software_license', ['username', 'date_enabled']],
  'software/product-changes.ts': ['software_product', ['name', 'url', 'seats', 'seat_cost', 'cost_period', 'renewal_date']], // prettier-ignore
  'templates/template-changes.ts': ['contract_template', ['name', 'language', 'category_id', 'employee_signature_required', 'internal_signature_required', 'internal_signer_user_id', 'second_internal_signer_user_id', 'remind', 'remind_first_days', 'remind_every_days']], // prettier-ignore
  'trainings/program-changes.ts': ['program', ['name', 'mandatory_segment_id', 'valid_months']],
  'trainings/set-training-settings.ts': ['user', ['average_fte', 'days_of_right', 'period_start_year']],
  'trainings/training-changes.ts': ['training', trainingFieldNames],
};

/** Files that compare records for something else than a feed. */
const tellsNothing = new Set(['signing/reminder-acts.ts']);

/** Says a key of the texts of a language; nothing for a key that is not there. */
const sayIn =
  (language: Language): Translate =>
  (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const texts: unknown = JSON.parse(
      readFileSync(join(root, `shared/messages/${language}/${namespace}.json`), 'utf8'),
    );
    const text = path
      .split('.')
      .reduce<unknown>((found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name], texts);
    return typeof text === 'string' ? text : '';
  };

it('names every file that tells a feed what was changed', () => {
  const files = globSync('functions/**/*.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('changesBetween('))
    .map((file) => file.slice('functions/'.length))
    .filter((file) => !/\/import-\w/.test(file) && !tellsNothing.has(file));
  expect(files.toSorted()).toEqual(Object.keys(told).toSorted());
});

describe.each(languages)('a changed field in %s', (language) => {
  it.each(Object.entries(told))('of %s has a name', (_, [object, fields]) => {
    const { fieldText } = fieldTexts(object, sayIn(language), language);
    expect(fields.filter((name) => fieldText(name) === name)).toEqual([]);
  });
});
