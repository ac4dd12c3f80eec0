import * as z from 'zod';
import { objectTypes } from './object-types.ts';

/** A kind of record in a request or an answer. */
export const objectType = z.enum(objectTypes);
