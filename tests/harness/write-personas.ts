import { recordsTable } from '#functions/storage/tables.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { userItems } from '#infra/local/seed/write-users.ts';
import { actorOf, personaNames, personas } from '../personas.ts';

/** Writes a user per persona, straight into the table. */
export const writePersonas = async (): Promise<void> => {
  const users = personaNames.map((name) => {
    const { employee_id, email } = actorOf(name);
    return { subject: name, name, email, employee_id, membership: personas[name] };
  });
  await writeAll(recordsTable(), userItems(users));
  await writeCounter('user', users.length);
};
