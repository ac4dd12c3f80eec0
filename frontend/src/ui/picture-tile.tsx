import { useState } from 'react';
import classes from './picture-tile.module.css';

const HUES = 6;

/** One of six hues, always the same for a name. */
const hueOf = (name: string): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
};

/** How large the letters are: `round` holds two of them. */
const letterSizes = {
  round: { 22: 9, 28: 11, 32: 11, 36: 13, 40: 14, 72: 24 },
  square: { 22: 11, 28: 13, 32: 14, 36: 15, 40: 16, 72: 28 },
} as const;

export type TileSize = keyof typeof letterSizes.round;

type Props = {
  name: string;
  /** What stands in without a picture, and while it does not load (docs/areas/screens.md#parts). */
  letters: string;
  picture: string | null | undefined;
  size: TileSize;
  /** People are round and fill it; things are square and stand in it whole. */
  shape: 'round' | 'square';
};

/** A picture over letters on a soft hue; the name stands beside it, so it is no image to readers. */
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
