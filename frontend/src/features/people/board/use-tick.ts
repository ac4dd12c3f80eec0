import { useTranslation } from 'react-i18next';
import { tickItem } from '#shared/contract/people/tick-item.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';

type Own = { readonly id: number; readonly name: string };

/** Ticks an item of the company's own checklist for a person, and offers to undo it. */
export const useTick = () => {
  const { t } = useTranslation('leaver');
  const { mutateAsync } = useCall(tickItem);
  const tick = (item: Own, person: number, done: 0 | 1): void => {
    mutateAsync({ body: { employee_id: person, item_id: item.id, done } }).then(() => {
      if (done === 1)
        notifySuccess(t('checklists.ticked', { name: item.name }), {
          label: t('checklists.undo'),
          onClick: () => tick(item, person, 0),
        });
    }, notifyThrown);
  };
  return tick;
};
