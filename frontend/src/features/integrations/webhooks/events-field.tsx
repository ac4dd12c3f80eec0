import { Checkbox, Input } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { everythingOf } from '#shared/webhooks/webhook-areas.ts';
import type { FieldProps } from '../../../form/field-props.ts';
import type { Webhooks } from './use-webhook.ts';
import { useWebhookWords } from './webhook-words.ts';
import classes from './webhooks.module.css';

type Group = Webhooks['events'][number];
type Choice = { readonly chosen: readonly string[]; readonly onChange: (chosen: string[]) => void };

/** The events of an area: all of it, or single ones. */
const AreaEvents = ({ group: { area, event_types: types }, chosen, onChange }: { group: Group } & Choice) => {
  const { t } = useTranslation('webhooks');
  const words = useWebhookWords();
  const whole = area === null ? undefined : everythingOf(area);
  const isWhole = whole !== undefined && chosen.includes(whole);
  const count = types.filter((type) => chosen.includes(type)).length;
  const others = chosen.filter((choice) => choice !== whole && !types.includes(choice));
  const own = chosen.filter((choice) => types.includes(choice));
  const name = t(`area.${area ?? 'any'}`);
  return (
    <details className={classes.area} name="webhook-events">
      <summary>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        <span>{name}</span>
        <span className={classes.count}>{isWhole ? t('events.all') : count > 0 && t('events.count', { count })}</span>
      </summary>
      <div className={classes.types}>
        {whole !== undefined && (
          <Checkbox
            label={t('events.whole')}
            description={t('events.wholeText')}
            checked={isWhole}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...others, whole] : others)}
          />
        )}
        {!isWhole &&
          types.map((type) => (
            <Checkbox
              key={type}
              label={words.event(type)}
              description={<code>{type}</code>}
              checked={own.includes(type)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, type] : chosen.filter((choice) => choice !== type))
              }
            />
          ))}
      </div>
    </details>
  );
};

type Props = FieldProps<string[]> & { readonly groups: readonly Group[] };

/** The events that a webhook is sent for, by area. */
export const EventsField = ({ groups, value = [], onChange, label, error, ...props }: Props) => (
  <Input.Wrapper
    component="fieldset"
    label={label}
    labelElement="div"
    error={error}
    className={classes.events ?? ''}
    data-path={props['data-path']}
    tabIndex={-1}
    aria-label={String(label)}
  >
    <div className={classes.areas}>
      {groups.map((group) => (
        <AreaEvents key={group.area} group={group} chosen={value} onChange={onChange} />
      ))}
    </div>
  </Input.Wrapper>
);
