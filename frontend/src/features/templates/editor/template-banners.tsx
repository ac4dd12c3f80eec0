import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { query } from '../../../api/query.ts';
import { format } from '../../../ui/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useTemplateActs } from '../parts/use-template-acts.ts';
import { useCan } from '../../../ui/actor.tsx';
import type { DraftState } from './draft-keeper.ts';

/** How often the page asks whether the other editor is done. */
const ASK_MS = 15_000;

type Props = { details: TemplateDetails; state: DraftState; onReload: () => void; onRetry: () => void };

/** Says who else works on the text, and offers to go on as soon as they are done. */
const LockedBanner = ({ details, onReload }: Pick<Props, 'details' | 'onReload'>) => {
  const { t } = useTranslation('template-pages');
  const fresh = query(getTemplate, { params: { id: String(details.id) } });
  const { data } = useQuery({ ...fresh, queryKey: [...fresh.queryKey, 'lock'], refetchInterval: ASK_MS });
  const by = data?.details.draft_by ?? details.draft_by;
  const isFree = data !== undefined && data.details.draft_by?.locked !== 1;
  return (
    <Banner
      tone={isFree ? 'green' : 'amber'}
      action={
        <button type="button" onClick={onReload}>
          {t(isFree ? 'lock.edit' : 'lock.again')}
        </button>
      }
    >
      {isFree ? t('lock.free') : t('lock.taken', { name: by?.name, at: by && format().clock(new Date(by.at)) })}
    </Banner>
  );
};

/** What holds for the whole page: archived, a partner's, somebody else's for now, or not kept. */
export const TemplateBanners = ({ details, state, onReload, onRetry }: Props) => {
  const { t } = useTranslation('template-pages');
  const can = useCan();
  const acts = useTemplateActs();
  if (details.deleted === 1)
    return (
      <Banner
        action={
          can('templates:write') && (
            <button type="button" onClick={() => acts.restore(details.id, onReload)}>
              {t('act.restore')}
            </button>
          )
        }
      >
        {t('editor.archived')}
      </Banner>
    );
  if (details.isPartner === 1)
    return (
      <Banner
        tone="accent"
        action={
          can('templates:write') && (
            <button type="button" onClick={() => acts.copy({ reseller_template_id: details.id })}>
              {t('act.copyToOwn')}
            </button>
          )
        }
      >
        {t('editor.partner', { partner: details.partnerName ?? t('list.thePartner') })}
      </Banner>
    );
  if (state.phase === 'lost')
    return (
      <Banner
        tone="red"
        action={
          <button type="button" onClick={onReload}>
            {t('lock.load')}
          </button>
        }
      >
        {state.lostTo ? t('lock.lost', { name: state.lostTo.name }) : t('lock.stale')} {t('lock.notKept')}
      </Banner>
    );
  if (details.draft_by?.locked === 1 && can('templates:write'))
    return <LockedBanner details={details} onReload={onReload} />;
  if (state.phase === 'failed')
    return (
      <Banner
        tone="red"
        action={
          <button type="button" onClick={onRetry}>
            {t('draft.retry')}
          </button>
        }
      >
        {t('draft.failedText', { reason: state.problem?.detail })}
      </Banner>
    );
  return null;
};
