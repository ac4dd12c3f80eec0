/** The longest side of a stored picture, twice the largest size on screen. */
const SIDE = 256;
const QUALITY = 0.85;

export type Fit = 'square' | 'whole';

/** The part of a picture that is kept and the size it is drawn at, which is never larger than the original. */
export const sizesOf = (width: number, height: number, fit: Fit) => {
  const [sourceWidth, sourceHeight] =
    fit === 'square' ? [Math.min(width, height), Math.min(width, height)] : [width, height];
  const scale = Math.min(1, SIDE / Math.max(sourceWidth, sourceHeight));
  return {
    left: (width - sourceWidth) / 2,
    top: (height - sourceHeight) / 2,
    sourceWidth,
    sourceHeight,
    width: Math.max(1, Math.round(sourceWidth * scale)),
    height: Math.max(1, Math.round(sourceHeight * scale)),
  };
};

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * The picture to send: at most 256 × 256, upright, as WebP, or as JPEG from browsers that cannot encode WebP. The
 * camera's metadata (place, time, device) is dropped. Undefined for a file that is not a picture.
 */
export const shrinkPicture = async (file: File, fit: Fit): Promise<File | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { left, top, sourceWidth, sourceHeight, width, height } = sizesOf(bitmap.width, bitmap.height, fit);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, sourceWidth, sourceHeight, 0, 0, width, height);
  bitmap.close();
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return new File([webp], 'picture.webp', { type: webp.type });
  // JPEG has no transparency: transparent parts would turn black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const jpeg = await encode(canvas, 'image/jpeg');
  return jpeg ? new File([jpeg], 'picture.jpg', { type: jpeg.type }) : undefined;
};
