import { tableDefinitions } from '#functions/platform/storage/tables.ts';

/** Points what this process reads and writes directly at the tables of a tenant. */
export const readTablesOf = (slug: string): void => {
  for (const { name } of tableDefinitions) process.env[`${name.toUpperCase()}_TABLE`] = `${slug}-${name}`;
};
