/**
 * Sentences by field. A key is the name of a field, which may say its type (`id:string`); or a place: the whole path
 * (`CarDetails.planned.start_date`), the field within the one around it (`planned.start_date`), or the field anywhere
 * within a schema (`CarDetails.start_date`).
 */
export type FieldWords = Readonly<Record<string, string>>;
