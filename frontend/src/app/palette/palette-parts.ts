import type { ObjectType } from '#shared/records/object-types.ts';
import type { PaletteAction, PaletteKind, PalettePart } from '../../ui/palette-part.ts';

const parts = Object.values(
  import.meta.glob<{ palette: PalettePart }>('../../features/*/*.palette.ts', { eager: true }),
)
  .map(({ palette }) => palette)
  .toSorted((a, b) => a.order - b.order);

/** Every area adds to the palette by a file of this name. */
export const paletteKinds: readonly PaletteKind[] = parts.flatMap(({ kinds }) => kinds ?? []);
export const paletteActions: readonly PaletteAction[] = parts.flatMap(({ actions }) => actions ?? []);

const byObject = new Map(paletteKinds.map((kind) => [kind.object, kind]));
export const paletteKind = (object: ObjectType): PaletteKind | undefined => byObject.get(object);
