import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listShortcodes } from '#shared/contract/contracts/list-shortcodes.ts';
import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { query } from '../../../api/query.ts';
import { FieldError } from '../../../form/field-error.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { pathOf } from '../../../records/path-of.ts';
import { objectTypeOf } from '../../../records/record-kinds.ts';
import { Link } from '../../../ui/router.ts';
import classes from './signing.module.css';
import type { SendForm } from './send-form.ts';

type Props = {
  id: number;
  /** The fields without a value, by name. */
  missing: readonly string[];
  form: SendForm;
  change: (part: Partial<SendForm>) => void;
  error: string | undefined;
};

/** The values that are missing, each with the way to the record that keeps it, and the choice to send nevertheless. */
export const MissingValues = ({ id, missing, form, change, error }: Props) => {
  const { t } = useTranslation('signing');
  const values = useQuery(query(listShortcodes, { params: { id: String(id) } })).data?.data ?? [];
  return (
    <div className={classes.missing}>
      <h3 className={classes.subtitle}>{t('send.missing', { count: missing.length })}</h3>
      <ul>
        {missing.map((name) => {
          const value = values.find(({ shortcode }) => shortcode === name);
          const kind = objectTypeOf(value?.object_type ?? null);
          const label = value?.label ?? name;
          return (
            <li key={name}>
              {kind !== undefined && kind !== 'contract' && value?.object_id ? (
                <Link to={pathOf(kind, value.object_id)}>{label}</Link>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ul>
      <Checkbox
        label={t('send.override')}
        checked={form.override}
        onChange={(event) => change({ override: event.currentTarget.checked })}
      />
      {form.override ? (
        <TextArea
          label={t('send.overrideReason')}
          required
          max={SIGNING_REASON_MAX}
          rows={1}
          value={form.overrideReason}
          onChange={(overrideReason) => change({ overrideReason })}
          error={error}
        />
      ) : (
        error !== undefined && (
          <div className={classes.wrong}>
            <FieldError>{error}</FieldError>
          </div>
        )
      )}
    </div>
  );
};
