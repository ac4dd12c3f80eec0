import { cleared, drawnId } from '#shared/values/wire.ts';

/** The key under which the picture of an upload is kept. The id of an upload is random, so nobody can guess the key. */
export const pictureKey = (id: string): string => `pictures/${id}`;

/**
 * A picture in a request: the id of an upload with purpose `picture`, parsed into the key that the record stores; blank
 * removes the picture. Responses hold a signed link to the files host, valid for at least twelve hours.
 */
export const pictureIn = cleared(drawnId.transform(pictureKey));
