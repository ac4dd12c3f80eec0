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

type Props = { name: string; size?: 22 | 28 | 32 };

/** Initials on a soft hue; the name stands beside it, so it is no image to readers. */
export const Avatar = ({ name, size = 22 }: Props) => {
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classes.avatar}
      style={{
        width: size,
        height: size,
        fontSize: size < 28 ? 9 : 11,
        background: `var(--hue-${hue}-bg)`,
        color: `var(--hue-${hue}-fg)`,
      }}
    />
  );
};
