import { useState } from 'react';
import classes from './avatar.module.css';

const HUES = 6;

/** First letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('nl-BE') ?? '').join('');
};

/** One of six hues, always the same for a name. */
export const hueOf = (name: string): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
};

type Size = 22 | 28 | 32 | 40 | 72;
const fontSizes: Readonly<Record<Size, number>> = { 22: 9, 28: 11, 32: 11, 40: 14, 72: 24 };

type Props = {
  name: string;
  /** A link to the picture; without one, and while it does not load, initials stand in. */
  picture?: string | null | undefined;
  size?: Size;
};

/** The picture, or initials on a soft hue; the name stands beside it, so it is no image to readers. */
export const Avatar = ({ name, picture, size = 22 }: Props) => {
  const [failed, setFailed] = useState<string>();
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classes.avatar}
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
