import { useTranslation } from 'react-i18next';
import type { DayOffColour } from '#shared/days-off/names.ts';
import { typeColour } from './type-colour.ts';
import { firstLetter } from './type-letters.ts';
import classes from './type-chip.module.css';

type Looks = { colour: DayOffColour; requested: boolean };

const styleOf = ({ colour, requested }: Looks) => {
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
    style={styleOf({ colour, requested })}
    aria-hidden="true"
  >
    {letter ?? firstLetter(name)}
  </span>
);

type ChipProps = {
  name: string;
  colour: DayOffColour;
  /** Not decided yet: drawn as a dashed outline with a question mark. */
  requested?: boolean;
};

/** The name of a type on its colour. */
export const TypeChip = ({ name, colour, requested = false }: ChipProps) => {
  const { t } = useTranslation('days-off');
  return (
    <span
      className={classes.chip}
      data-requested={requested || undefined}
      style={styleOf({ colour, requested })}
      title={name}
    >
      <span className={classes.name}>{name}</span>
      {requested && (
        <>
          <span aria-hidden="true">?</span>
          <span className={classes.hidden}>{t('state.requested')}</span>
        </>
      )}
    </span>
  );
};
