import { PictureTile, type TileSize } from './picture-tile.tsx';

/** First letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('nl-BE') ?? '').join('');
};

type Props = {
  name: string;
  /** A link to the picture; without one the initials are shown. */
  picture?: string | null | undefined;
  size?: TileSize;
};

/** The picture of a person. */
export const Avatar = ({ name, picture, size = 22 }: Props) => (
  <PictureTile name={name} letters={initialsOf(name)} picture={picture} size={size} shape="round" />
);
