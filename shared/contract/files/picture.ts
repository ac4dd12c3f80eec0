import { cleared } from '#shared/values/wire.ts';
import { uploadId } from './request-upload.ts';

/** Where the picture of an upload is kept. The id of an upload is random, so nobody guesses it. */
export const pictureKey = (id: string): string => `pictures/${id}`;

/**
 * A picture as it comes in: the id of an upload with purpose `picture`; blank takes the picture away. Becomes the key
 * that the record stores. It goes out as a signed link to the files host, valid for at least twelve hours.
 */
export const pictureIn = cleared(uploadId.transform(pictureKey));
