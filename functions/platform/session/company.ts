import { company, type Company } from '#shared/contracts/company.ts';
import { DEFAULT_CURRENCY } from '#shared/values/currency.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

const initial = (): Company => ({
  name: null,
  address: null,
  enterprise_number: null,
  nsso_number: null,
  joint_committee: null,
  establishments: [],
  language: DEFAULT_LANGUAGE,
  currency: DEFAULT_CURRENCY,
  logo: null,
  finder_email: null,
  finder_phone: null,
});

/** What contracts say of the company (docs/areas/contracts.md#language). */
export const {
  read: readCompany,
  readForChange: readCompanyForChange,
  write: writeCompany,
  edit: editCompany,
} = tenantSetting('company', company, initial);
