import { useState } from 'react';
import classes from './picture-tile.module.css';

const HUES = 6;

/** The hue of a name: one of six, always the same one. */
const hueOf = (name: string): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
};

/** The font size of the letters by the size of the tile; a `round` tile holds two letters. */
const letterSizes = {
  round: { 22: 9, 28: 11, 32: 11, 36: 13, 40: 14, 72: 24 },
  square: { 22: 11, 28: 13, 32: 14, 36: 15, 40: 16, 72: 28 },
} as const;

export type TileSize = keyof typeof letterSizes.round;

type Props = {
  name: string;
  /** The letters that are shown without a picture and until it has loaded (docs/areas/screens.md#parts). */
  letters: string;
  picture: string | null | undefined;
  size: TileSize;
  /** `round` is for people, whose picture fills the tile; `square` is for items, whose picture is shown whole. */
  shape: 'round' | 'square';
};

/** A picture over letters on a soft hue; hidden from screen readers, since the name is beside it. */
export const PictureTile = ({ name, letters, picture, size, shape }: Props) => {
  const [failed, setFailed] = useState<string>();
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      data-letters={letters}
      data-shape={shape}
      className={classes.tile}
      style={{
        width: size,
        height: size,
        fontSize: letterSizes[shape][size],
        background: `var(--hue-${hue}-bg)`,
        color: `var(--hue-${hue}-fg)`,
      }}
    >
      {picture && picture !== failed && (
        <img
          key={picture}
          src={picture}
          alt=""
          width={size}
          height={size}
          decoding="async"
          draggable={false}
          onError={() => setFailed(picture)}
        />
      )}
    </span>
  );
};
