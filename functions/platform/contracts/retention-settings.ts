import * as z from 'zod';
import { templateTypes } from '#shared/templates/names.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

/** The years that somebody has set; the others are those of the product. */
const retention = z.object({ contracts: z.partialRecord(z.enum(templateTypes), z.int()) });

/** For how long the company keeps what (docs/areas/contracts.md#keeping). */
export const {
  read: readRetention,
  readForChange: readRetentionForChange,
  write: writeRetention,
} = tenantSetting('retention', retention, () => ({ contracts: {} }));
