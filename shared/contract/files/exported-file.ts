import * as z from 'zod';

/** A finished file to download (valid for a minute), or the run that makes it. Never base64 in the body. */
export const exportedFile = z.union([
  z.object({ file_name: z.string(), file_url: z.string() }),
  z.object({ run_id: z.string() }),
]);
