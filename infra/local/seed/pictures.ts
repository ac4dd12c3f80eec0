import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { AssetType } from '#shared/assets/asset-type.ts';
import type { Employee } from '#shared/people/employee.ts';
import { pictureKey } from '#shared/contract/files/picture.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { filesBucket } from '#functions/platform/storage/tables.ts';
import { portrait } from './portrait.ts';
import { thingPicture } from './thing-picture.ts';

/** Most people have no picture, and neither have some of the demo users. */
export const hasPicture = (id: number): boolean => [1, 2, 4, 5].includes(id) || (id > 6 && id % 6 === 1);

/** Where the picture of a person is: the same key at each seeding. */
export const demoPictureKey = (id: number): string => pictureKey(`0DEM0${String(id).padStart(21, '0')}`);

/** Where the picture of an asset type is. */
export const typePictureKey = (id: number): string => pictureKey(`0DEM1${String(id).padStart(21, '0')}`);

const putPicture = async (Key: string, Body: Buffer): Promise<void> => {
  await objectStore().send(new PutObjectCommand({ Bucket: filesBucket(), Key, ContentType: 'image/png', Body }));
};

/** The pictures that these people's records name. */
export const putPictures = async (people: readonly Employee[]): Promise<void> => {
  for (const { id, avatar } of people) if (avatar !== null) await putPicture(avatar, portrait(id));
};

/** The pictures that these types name. */
export const putTypePictures = async (types: readonly AssetType[]): Promise<void> => {
  for (const { id, picture } of types) if (picture !== null) await putPicture(picture, thingPicture(id));
};
