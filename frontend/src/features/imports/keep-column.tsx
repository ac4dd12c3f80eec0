import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CUSTOM_FIELD_NAME_MAX, customKey } from '#shared/custom-fields/custom-field.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { focusField } from '../../form/focus-field.ts';
import type { StartedImport } from './use-started-import.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import classes from './columns-step.module.css';

const AddFieldDialog = onDemand(async () => (await import('../../records/add-field-dialog.tsx')).AddFieldDialog);

/** Where the choice of the field of a column stands on the page. */
export const columnPath = (header: string): string => `column ${header}`;

type Props = { column: StartedImport['columns'][number]; object: ObjectType; onField: (field: string) => void };

/** Keeps a column that no field fills as a custom field, which the column then fills. */
export const KeepColumn = ({ column, object, onField }: Props) => {
  const { t } = useTranslation('imports');
  const [isOpen, setOpen] = useState(false);
  const { header, as_custom_field: guess } = column;
  return (
    <>
      <Anchor
        component="button"
        type="button"
        className={classes.keep}
        aria-label={t('columns.keepOf', { header })}
        onClick={() => setOpen(true)}
      >
        {t('columns.keep')}
      </Anchor>
      {isOpen && (
        <AddFieldDialog
          object={object}
          start={{
            name: header.slice(0, CUSTOM_FIELD_NAME_MAX),
            type: guess.type,
            options: guess.options.map((name) => ({ name, archived: 0 })),
          }}
          onAdded={({ id }) => {
            onField(customKey(id));
            // The button that opened the dialog is gone with it.
            setTimeout(() => focusField(columnPath(header)));
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
};
