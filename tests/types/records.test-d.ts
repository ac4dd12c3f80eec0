import { editRecord } from '#functions/platform/storage/edit-record.ts';
import type { LastSave } from '#functions/platform/storage/saved-version.ts';

const rest = {
  version: 1,
  commit: async (_writes: unknown, answer: number) => answer,
  present: () => null,
  plan: () => ({ writes: [], answer: (version: number) => version }),
};

const record = async () => ({ version: 2 });
const setting = async (): Promise<{ version: number; lastSave: LastSave | undefined }> => ({
  version: 2,
  lastSave: undefined,
});

void editRecord({ ...rest, read: record, of: ['team', 4] });
void editRecord({ ...rest, read: record, of: undefined });
void editRecord({ ...rest, read: setting });
// @ts-expect-error a stale edit would not say who saved the record
void editRecord({ ...rest, read: record });
