import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Employee } from '#shared/people/employee.ts';
import { pictureKey } from '#shared/contract/files/picture.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { filesBucket } from '#functions/platform/storage/tables.ts';
import { portrait } from './portrait.ts';

/** Most people have no picture, and neither have some of the demo users. */
export const hasPicture = (id: number): boolean => [1, 2, 4, 5].includes(id) || (id > 6 && id % 6 === 1);

/** Where the picture of a person is: the same key at each seeding. */
export const demoPictureKey = (id: number): string => pictureKey(`0DEM0${String(id).padStart(21, '0')}`);

/** The pictures that these people's records name. */
export const putPictures = async (people: readonly Employee[]): Promise<void> => {
  for (const { id, avatar } of people) {
    if (avatar === null) continue;
    const picture = { Bucket: filesBucket(), Key: avatar, ContentType: 'image/png' };
    await objectStore().send(new PutObjectCommand({ ...picture, Body: portrait(id) }));
  }
};
