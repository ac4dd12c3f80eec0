import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { paragraph } from '#shared/values/text.ts';
import { id } from '#shared/values/wire.ts';

export const MESSAGE_MAX = 500;

export const messageBody = z.strictObject({
  message: paragraph(MESSAGE_MAX).refine((text) => text !== '', failsWith('required')),
  related_object: objectType,
  related_object_id: id,
});

/** The answer: the id of the event that keeps the message. */
export const messageSent = z.object({ id: z.string() });
