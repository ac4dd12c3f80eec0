import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { keyAreas, keyScopes, type KeyArea, type KeyScope } from '#shared/api-keys/key-scopes.ts';
import { FieldError } from '../../../form/field-error.tsx';
import classes from './api-keys.module.css';

type Props = {
  value: readonly KeyScope[];
  onChange: (scopes: KeyScope[]) => void;
  /** The scopes that the user may give. */
  toGive: readonly KeyScope[];
  error: string | undefined;
};

const scopeOf = (area: KeyArea, level: 'read' | 'write'): KeyScope | undefined =>
  keyScopes.find((scope) => scope === `${area}:${level}`);

/** What a key reads and changes, by area; changing includes reading. */
export const ScopeChoice = ({ value, onChange, toGive, error }: Props) => {
  const { t } = useTranslation('api-keys');
  const put = (scope: KeyScope, isOn: boolean): void =>
    onChange(isOn ? [...value, scope] : value.filter((each) => each !== scope));
  const box = (area: KeyArea, level: 'read' | 'write') => {
    const scope = scopeOf(area, level);
    if (scope === undefined) return null;
    const write = scopeOf(area, 'write');
    const isIncluded = level === 'read' && write !== undefined && value.includes(write);
    return (
      <Checkbox
        size="xs"
        label={t(level)}
        aria-label={t(`${level}Of`, { area: t(`area.${area}`) })}
        checked={isIncluded || value.includes(scope)}
        disabled={isIncluded || !toGive.includes(scope)}
        onChange={(event) => put(scope, event.currentTarget.checked)}
      />
    );
  };
  return (
    <fieldset className={classes.scopes} data-path="scopes" tabIndex={-1}>
      <legend>{t('field.scopes')}</legend>
      <p>{t('scopesHelp')}</p>
      <ul>
        {keyAreas.map((area) => (
          <li key={area}>
            <span>
              <strong>{t(`area.${area}`)}</strong>
              <small>{t(`about.${area}`)}</small>
            </span>
            <span>{box(area, 'read')}</span>
            <span>{box(area, 'write')}</span>
          </li>
        ))}
      </ul>
      {error !== undefined && <FieldError label={t('field.scopes')}>{error}</FieldError>}
    </fieldset>
  );
};
