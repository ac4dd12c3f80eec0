import { PictureTile, type TileSize } from './picture-tile.tsx';

type Props = {
  name: string;
  /** A link to the picture; without one the first letter is shown. */
  picture?: string | null | undefined;
  size?: TileSize;
};

/** The picture of an item, such as a vehicle or a product. */
export const LetterTile = ({ name, picture, size = 22 }: Props) => (
  <PictureTile
    name={name}
    letters={Array.from(name.trim())[0]?.toLocaleUpperCase('nl-BE') ?? ''}
    picture={picture}
    size={size}
    shape="square"
  />
);
