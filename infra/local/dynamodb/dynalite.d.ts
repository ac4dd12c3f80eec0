// dynalite ships no types; only the parts this folder builds on are declared.
declare module 'dynalite/db/index.js' {
  import type { DynaliteDb } from '#infra/local/dynamodb/dynalite-types.ts';
  const db: DynaliteDb;
  export default db;
}
declare module 'dynalite/validations/index.js' {
  import type { DynaliteValidations } from '#infra/local/dynamodb/dynalite-types.ts';
  const validations: DynaliteValidations;
  export default validations;
}
