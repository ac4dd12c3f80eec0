import { useTranslation } from 'react-i18next';
import type { DayOffColour } from '#shared/days-off/names.ts';
import { typeStyle } from '../../../ui/type-mark.tsx';
import classes from './type-chip.module.css';

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
      style={typeStyle({ colour, requested })}
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
