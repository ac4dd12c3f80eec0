import * as z from 'zod';
import { flag } from '#shared/values/wire.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

const signingSettings = z.object({ forbid_simple: flag, mail_file: flag });

/** How contracts are signed in this company (docs/areas/signing.md#level). */
export const {
  read: readSigningSettings,
  readForChange: readSigningSettingsForChange,
  edit: saveSigningSettings,
} = tenantSetting('signing', signingSettings, () => ({ forbid_simple: 0 as const, mail_file: 0 as const }));
