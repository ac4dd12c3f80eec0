/** Claims on a value that only one record may have; `infra/ops/fsck/check-claims.ts` says of which record each is. */
export type ValueClaim =
  | 'asset_type_name'
  | 'chassis'
  | 'custom_field'
  | 'day_off_type_name'
  | 'employee_email'
  | 'employee_number'
  | 'integration_name'
  | 'software_license'
  | 'software_product_name'
  | 'subject'
  | 'team_name'
  | 'training_participant'
  | 'user_email'
  | 'work_schedule_name';

/** Claims that stand for no value, but for something that happens only once. */
export type OnceClaim = 'certificate_notice' | 'days_off_standard' | 'leaver_paper' | 'reaction' | 'software_renewal';
