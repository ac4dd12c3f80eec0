import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { licenseKeys } from '#shared/software/license.rules.ts';
import type { License } from '#shared/software/license.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { datedClaims } from '#functions/platform/storage/dated-claims.ts';
import { licenseStore } from './license-store.ts';

/** The person has a licence of the product, or gets one; `id` is that licence, for callers that use it instead. */
export class ActiveLicenseError extends AppError {
  readonly id: number;

  constructor(id: number) {
    super('licence_active_exists', {
      detail: 'This person has a licence of this product already, or gets one.',
      fields: [issue('employee_id', 'has_licence')],
      extras: { id },
    });
    this.id = id;
  }
}

/** One licence per person and product that is in use or begins later (docs/areas/software.md#licences). */
export const licenseClaims = datedClaims<Pick<License, 'id' | 'version' | 'product_id' | 'periods'>>(licenseStore, [
  {
    kind: 'software_license',
    valuesOf: ({ product_id: product, periods }) =>
      licenseKeys(
        product,
        periods.filter(({ end_date: end }) => end === null || end > today()),
      ),
    everClaimedBy: ({ product_id: product, periods }) => licenseKeys(product, periods),
    inUseError: (ownerId) => new ActiveLicenseError(ownerId),
  },
]);
