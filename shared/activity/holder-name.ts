import * as z from 'zod';

/** The name of a person who has or had the record. A reader who may not see that person gets an ellipsis instead. */
export const holderName = z.string();
