import { useState } from 'react';
import { hueOf } from './avatar.tsx';
import classes from './letter-tile.module.css';

type Size = 22 | 36 | 40 | 72;
const fontSizes: Readonly<Record<Size, number>> = { 22: 11, 36: 15, 40: 16, 72: 28 };

type Props = {
  name: string;
  /** A link to the picture; without one, and while it does not load, the first letter stands in (spec A §8). */
  picture?: string | null | undefined;
  size?: Size;
};

/** The picture of a thing, whole in its square; its name stands beside it, so it is no image to readers. */
export const LetterTile = ({ name, picture, size = 22 }: Props) => {
  const [failed, setFailed] = useState<string>();
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      data-letter={Array.from(name.trim())[0]?.toLocaleUpperCase('nl-BE') ?? ''}
      className={classes.tile}
      style={{
        width: size,
        height: size,
        fontSize: fontSizes[size],
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
