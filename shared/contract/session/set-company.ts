import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pictureIn } from '#shared/contract/files/picture.ts';
import { email } from '#shared/contract/people/employee.ts';
import { regions } from '#shared/contracts/company.ts';
import {
  COMPANY_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  COMPANY_NUMBER_MAX,
  ESTABLISHMENTS_MAX,
} from '#shared/contracts/company.rules.ts';
import { currencies } from '#shared/values/currency.ts';
import { languages } from '#shared/values/language.ts';
import { line } from '#shared/values/text.ts';
import { cleared, id, version } from '#shared/values/wire.ts';
import { versionedCompany } from './company.ts';

/** A list of establishments replaces the one before. */
export const setCompany = endpoint({
  id: 'session.setCompany',
  method: 'POST',
  path: '/api/settings/company',
  permission: 'settings:manage',
  summary: 'Set what contracts say of the company, its language, currency and logo; absent fields stay',
  body: z.strictObject({
    version: version.optional(),
    name: cleared(line(COMPANY_NAME_MAX)),
    address: cleared(line(COMPANY_ADDRESS_MAX)),
    enterprise_number: cleared(line(COMPANY_NUMBER_MAX)),
    nsso_number: cleared(line(COMPANY_NUMBER_MAX)),
    joint_committee: cleared(line(COMPANY_NUMBER_MAX)),
    establishments: z
      .array(
        z.strictObject({
          name: line(COMPANY_NAME_MAX),
          address: cleared(line(COMPANY_ADDRESS_MAX)),
          region: z.enum(regions),
          team_ids: z.array(id).max(500),
        }),
      )
      .max(ESTABLISHMENTS_MAX)
      .optional(),
    language: z.enum(languages).optional(),
    currency: z.enum(currencies).optional(),
    logo: pictureIn,
    finder_email: cleared(email),
    finder_phone: cleared(line(COMPANY_NUMBER_MAX)),
  }),
  response: versionedCompany,
  errors: ['scan_pending', 'stale_version'],
});
