import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortInformation } from '#shared/trainings/training.rules.ts';
import classes from './trainings.module.css';

/** Additional information, shortened until it is pressed (docs/areas/trainings.md#limits). */
export const AdditionalInformation = ({ text }: { text: string }) => {
  const { t } = useTranslation('trainings');
  const [isWhole, setWhole] = useState(false);
  const short = shortInformation(text);
  if (short === text) return <span className={classes.information}>{text}</span>;
  return (
    <button
      type="button"
      className={classes.more}
      aria-expanded={isWhole}
      title={t(isWhole ? 'detail.less' : 'detail.more')}
      onClick={() => setWhole(!isWhole)}
    >
      {isWhole ? text : short}
    </button>
  );
};
