import { Button, Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../form/field-error.tsx';
import { Pad } from './pad.tsx';
import { nothingDrawn, type SignatureChoice } from './signature-choice.ts';
import { Segments } from '../ui/segments.tsx';
import classes from './signature.module.css';

type Props = {
  /** The name that a typed signature shows. */
  name: string;
  value: SignatureChoice;
  onChange: (value: SignatureChoice) => void;
  error?: string | undefined;
  /** The drawing that is kept for the user, as a data: address; null for none. */
  kept: string | null;
  /** Forgets the kept drawing. */
  onForget: () => void;
};

/** What is offered below the pad: to keep the drawing, or the one that is kept. */
const Keeping = ({ value, onChange, kept, onForget }: Omit<Props, 'name' | 'error'>) => {
  const { t } = useTranslation('signing');
  return (
    <div className={classes.keeping}>
      {value.kind === 'drawn' && value.png !== undefined && (
        <Checkbox
          label={t('signature.keep')}
          checked={value.keep}
          onChange={(event) => onChange({ ...value, keep: event.currentTarget.checked })}
        />
      )}
      {kept !== null && (
        <span>
          {value.kind === 'drawn' && (
            <Button variant="transparent" size="compact-sm" onClick={() => onChange({ kind: 'kept' })}>
              {t('signature.useKept')}
            </Button>
          )}
          <Button variant="transparent" color="gray" size="compact-sm" onClick={onForget}>
            {t('signature.forget')}
          </Button>
        </span>
      )}
    </div>
  );
};

/** A signature: drawn, kept from before, or the typed name. A kept one is offered and never used by itself. */
export const SignatureField = ({ name, value, onChange, error, kept, onForget }: Props) => {
  const { t } = useTranslation('signing');
  const label = useId();
  const [round, setRound] = useState(0);
  const clear = (): void => {
    setRound(round + 1);
    onChange(nothingDrawn);
  };
  const keep = value.kind === 'drawn' && value.keep;
  return (
    <div role="group" aria-labelledby={label} className={classes.field} data-path="signature">
      <div className={classes.head}>
        <span id={label} className={classes.label}>
          {t('signature.label')}
        </span>
        <Segments
          size="xs"
          aria-label={t('signature.way')}
          value={value.kind === 'typed' ? 'typed' : 'drawn'}
          onChange={(kind) => onChange(kind === 'typed' ? { kind: 'typed' } : nothingDrawn)}
          data={[
            { value: 'drawn', label: t('signature.draw') },
            { value: 'typed', label: t('signature.type') },
          ]}
        />
      </div>
      <div className={classes.paper} data-error={error ? true : undefined}>
        {value.kind === 'typed' && <span className={classes.typed}>{name}</span>}
        {value.kind === 'kept' && kept !== null && (
          <img src={kept} alt={t('signature.keptAlt')} className={classes.kept} />
        )}
        {value.kind === 'drawn' && (
          <Pad label={t('signature.pad')} round={round} onDrawn={(png) => onChange({ kind: 'drawn', png, keep })} />
        )}
        {value.kind !== 'typed' && (value.kind === 'kept' || value.png !== undefined) && (
          <button type="button" className={classes.clear} onClick={clear}>
            {t('signature.clear')}
          </button>
        )}
      </div>
      <p className={classes.help}>{t(value.kind === 'typed' ? 'signature.typeHelp' : 'signature.drawHelp')}</p>
      {error !== undefined && (
        <div className={classes.wrong}>
          <FieldError>{error}</FieldError>
        </div>
      )}
      {value.kind !== 'typed' && <Keeping value={value} onChange={onChange} kept={kept} onForget={onForget} />}
    </div>
  );
};
