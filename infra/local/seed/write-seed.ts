import { recordsTable } from '#functions/storage/tables.ts';
import { demoUsers } from '../demo-users.ts';
import { writeAll, writeCounter } from './batch-writer.ts';
import { userItems } from './write-users.ts';
import type { Seed } from './parse-seed.ts';

export const writeSeed = async (_: Seed): Promise<void> => {
  const users = demoUsers.map(({ name, membership }, index) => ({
    subject: name,
    name,
    email: `${name}@noorderlicht.example`,
    employee_id: index + 1,
    membership,
  }));
  await writeAll(recordsTable(), userItems(users));
  await writeCounter('user', users.length);
};
