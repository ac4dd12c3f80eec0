import type { DayOffColour } from '#shared/days-off/names.ts';
import { typeColour } from './type-colour.ts';
import { firstLetter } from './type-letters.ts';
import classes from './type-mark.module.css';

type Looks = { colour: DayOffColour; requested: boolean };

/** How a type of days off is drawn: its colour, or its outline while it is only requested. */
export const typeStyle = ({ colour, requested }: Looks) => {
  const { background, text } = typeColour(colour);
  return { background: requested ? 'transparent' : background, color: text };
};

type MarkProps = {
  name: string;
  colour: DayOffColour;
  /** Another letter than the first one of the name, where several types stand together. */
  letter?: string | undefined;
  requested?: boolean;
};

/** The letter of a type on its colour, beside a text that names the type. */
export const TypeMark = ({ name, colour, letter, requested = false }: MarkProps) => (
  <span
    className={classes.mark}
    data-requested={requested || undefined}
    style={typeStyle({ colour, requested })}
    aria-hidden="true"
  >
    {letter ?? firstLetter(name)}
  </span>
);
