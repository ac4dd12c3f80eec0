import { readFile, writeFile } from 'node:fs/promises';

const file = (): string => process.env['SECRETS_FILE'] ?? '';
const all = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(file(), 'utf8').catch(() => '{}')) as Record<string, string>;

/** A stand-in, which the branch of the providers replaces. */
export const secretStore = () => ({
  read: async (name: string): Promise<string | undefined> => (await all())[name],
  write: async (name: string, value: string): Promise<void> =>
    writeFile(file(), JSON.stringify({ ...(await all()), [name]: value }), { mode: 0o600 }),
  remove: async (name: string): Promise<void> => {
    const { [name]: _, ...rest } = await all();
    await writeFile(file(), JSON.stringify(rest), { mode: 0o600 });
  },
});
