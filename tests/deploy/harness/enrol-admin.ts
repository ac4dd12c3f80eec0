import { demoUsers } from '#infra/local/demo-users.ts';
import { newUsers } from '#infra/local/seed/new-users.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { userStore } from '#functions/platform/session/users.ts';
import type { Deployed } from './deployed.ts';
import { readTablesOf } from './tables-of.ts';

/** Gives the first user of a pool the rights of an administrator, as the invitation of a deploy to AWS does. */
export const enrolAdmin = async ({ slug, admin }: Deployed, subject: string): Promise<void> => {
  readTablesOf(slug);
  await writeAll(
    newUsers([{ subject, name: 'Admin', email: admin.email, employee_id: 0, membership: demoUsers[0].membership }]),
  );
  await writeCounter(userStore.type, 1);
};
