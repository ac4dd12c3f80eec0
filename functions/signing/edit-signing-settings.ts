import { changesBetween } from '#shared/activity/changes.ts';
import { editSigningSettings } from '#shared/contract/signing/edit-signing-settings.ts';
import { readSigningSettingsForChange, saveSigningSettings } from '#functions/platform/contracts/signing-settings.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';

export const handler = serve(editSigningSettings, ({ body, actor, commit }) =>
  editRecord({
    version: body.version,
    commit,
    read: readSigningSettingsForChange,
    present: ({ value }) => value,
    plan: ({ value, version: seen }) => {
      const { forbid_simple = value.forbid_simple, mail_file = value.mail_file } = body;
      const after = { forbid_simple, mail_file };
      const changes = changesBetween(value, after, ['forbid_simple', 'mail_file']);
      const writes = [saveSigningSettings(after, seen)];
      return {
        writes: settingWrites(actor, 'company_updated', { changes, writes }),
        answer: (saved) => ({ ok: 1, version: saved }),
      };
    },
  }),
);
