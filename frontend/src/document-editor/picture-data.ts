import { IMAGE_TYPES, MAX_IMAGE_PIXELS } from '#shared/document-content/limits.ts';

const QUALITY = 0.85;
/** A text is saved with its new pictures in it, so each has to be small (docs/areas/templates.md#content). */
const MAX_CHARACTERS = 160 * 1024;
const SMALLER = [1, 0.75, 0.5, 0.35, 0.25];

export type PictureData = { readonly src: string; readonly width: number };

const drawn = (bitmap: ImageBitmap, type: string, scale: number): PictureData => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { src: canvas.toDataURL(type, QUALITY), width: canvas.width };
};

/**
 * A picture as the text takes it: PNG or JPEG without the data of the camera, small enough to be sent with the text. The
 * server stores it when the text is saved. Undefined for a file that is no such picture.
 */
export const pictureData = async (file: File): Promise<PictureData | undefined> => {
  const type = IMAGE_TYPES.find((known) => known === file.type);
  const bitmap = type && (await createImageBitmap(file).catch(() => undefined));
  if (!bitmap) return undefined;
  const whole = Math.min(1, MAX_IMAGE_PIXELS / Math.max(bitmap.width, bitmap.height));
  const sizes = SMALLER.map((share) => drawn(bitmap, type, whole * share));
  const fitting = sizes.find(({ src }) => src.length <= MAX_CHARACTERS) ?? sizes.at(-1);
  bitmap.close();
  return fitting;
};
