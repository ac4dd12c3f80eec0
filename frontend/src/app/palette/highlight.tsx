import { fold } from '#shared/values/fold.ts';
import classes from './palette.module.css';

/** A text in pieces that alternate between unmatched and matched by one of the words; accents do not count. */
export const matchedPieces = (text: string, words: readonly string[]): string[] => {
  const letters = Array.from(text);
  const folded = letters.map(fold);
  const whole = folded.join('');
  const isMatched = new Set<number>();
  for (const word of words.map(fold)) {
    if (word === '') continue;
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (let inside = at; inside < at + word.length; inside += 1) isMatched.add(inside);
  }
  const pieces: string[] = [''];
  let position = 0;
  letters.forEach((letter, index) => {
    const inside = isMatched.has(position);
    if (inside !== (pieces.length % 2 === 0)) pieces.push('');
    pieces[pieces.length - 1] += letter;
    position += folded[index]?.length ?? 0;
  });
  return pieces;
};

/** A text in which the typed words are marked. */
export const Highlight = ({ text, words }: { text: string; words: readonly string[] }) =>
  matchedPieces(text, words).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- why: pieces have no other identity
      <mark key={at} className={classes.match}>
        {piece}
      </mark>
    ),
  );
