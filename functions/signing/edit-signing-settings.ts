import { editSigningSettings } from '#shared/contract/signing/edit-signing-settings.ts';
import { readSigningSettingsForChange, saveSigningSettings } from '#functions/platform/contracts/signing-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';

export const handler = serve(editSigningSettings, ({ body, commit }) =>
  editRecord({
    version: body.version,
    commit,
    read: readSigningSettingsForChange,
    present: ({ value }) => value,
    plan: ({ value, version: seen }) => {
      const { forbid_simple = value.forbid_simple, mail_file = value.mail_file } = body;
      const isSame = forbid_simple === value.forbid_simple && mail_file === value.mail_file;
      return {
        writes: isSame ? [] : [saveSigningSettings({ forbid_simple, mail_file }, seen)],
        answer: (saved) => ({ ok: 1, version: saved }),
      };
    },
  }),
);
