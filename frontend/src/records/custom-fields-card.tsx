import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { paths } from '../ui/paths.ts';
import { useCan } from '../ui/actor.tsx';
import { DefinitionList, type Definition } from '../ui/definition-list.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { Link } from '../ui/router.ts';
import { SectionCard } from '../ui/section-card.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { CustomValue } from './custom-value.tsx';
import { recordKinds } from './record-kinds.ts';
import classes from './records.module.css';

type Props = { object: ObjectType; id: number; fields: readonly CustomFieldOut[]; mayEdit: boolean };

/**
 * The custom fields of a record with their values, for users who may see them (docs/areas/records.md#custom-fields);
 * hidden without any field from users who cannot define one.
 */
export const CustomFieldsCard = ({ object, id, fields, mayEdit }: Props) => {
  const { t } = useTranslation('custom-fields');
  const can = useCan();
  const defines = can('custom-fields:define');
  if (!can('custom-fields:view') || (fields.length === 0 && !defines)) return null;
  const edit = paths.editCustomFields(recordKinds[object].path(id));
  const item = ({ id: fieldId, name, type, required, value_name: value }: CustomFieldOut): Definition => ({
    key: String(fieldId),
    label: name,
    value:
      value === null ? (
        required === 1 ? (
          <ToneBadge tone="amber">{t('card.missing')}</ToneBadge>
        ) : null
      ) : type === 'email' ? (
        <MailLink email={String(value)} className={classes.link} />
      ) : (
        <CustomValue type={type} value={value} whole />
      ),
    addTo: mayEdit && type !== 'auto_incrementing_int' ? `${edit}#${customKey(fieldId)}` : undefined,
  });
  if (fields.length === 0)
    return (
      <SectionCard
        title={t('card.title')}
        note={t('card.none')}
        action={
          <Button
            component={Link}
            to={paths.customFields(object)}
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={t('card.defineLabel')}
          >
            {t('card.define')}
          </Button>
        }
      />
    );
  return (
    <SectionCard
      title={t('card.title')}
      action={
        mayEdit && (
          <ActionIcon component={Link} to={edit} aria-label={t('card.edit')}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    >
      <DefinitionList narrow items={fields.map(item)} />
    </SectionCard>
  );
};
