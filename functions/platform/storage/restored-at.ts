import * as z from 'zod';
import { tenantSetting } from './tenant-setting.ts';

/** When this data was last brought back from an archive (ISO instant); null for never. */
export const restoredAt = tenantSetting('restored', z.object({ at: z.string().nullable() }), () => ({ at: null }));
