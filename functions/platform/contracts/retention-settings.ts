import * as z from 'zod';
import { keptClasses } from '#shared/retention/kept-data.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

/** The years and months that somebody has set; the others are those of the product. */
const retention = z.object({
  contracts: z.partialRecord(z.enum(templateTypes), z.int()),
  months: z.partialRecord(z.enum(keptClasses), z.int()).optional(),
  /** The first day on which anything goes by itself; absent until the sweeper has seen the setting. */
  begins: z.string().optional(),
});
export type StoredRetention = z.output<typeof retention>;

/** For how long the company keeps what (docs/areas/trust.md#retention). */
export const {
  read: readRetention,
  readForChange: readRetentionForChange,
  write: writeRetention,
  edit: saveRetention,
} = tenantSetting('retention', retention, (): StoredRetention => ({ contracts: {} }));
