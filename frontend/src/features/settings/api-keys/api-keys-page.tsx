import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyState } from '#shared/api-keys/api-key.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listApiKeys } from '#shared/contract/session/list-api-keys.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RequireRight } from '../../../ui/require-right.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SettingsLayout } from '../../../ui/settings-layout.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Tone } from '../../../ui/tokens.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import lines from '../../../ui/lines.module.css';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './api-keys.module.css';
import { useScopeWords } from './scope-words.ts';

const AddKeyModal = onDemand(async () => (await import('./add-key-modal.tsx')).AddKeyModal);
const RevokeKeyModal = onDemand(async () => (await import('./revoke-key-modal.tsx')).RevokeKeyModal);

const PER_PAGE = 50;

type Key = EndpointResponse<typeof listApiKeys>['data'][number];

const toneOf: Readonly<Record<KeyState, Tone>> = { active: 'green', expired: 'amber', revoked: 'gray', ended: 'gray' };

const KeyTable = ({ keys, onRevoke }: { keys: readonly Key[]; onRevoke: (key: Key) => void }) => {
  const { t } = useTranslation('api-keys');
  const words = useScopeWords();
  const cellsOf = (key: Key) => ({
    name: (
      <span className={classes.name}>
        <strong>{key.name}</strong>
        <code>{`${key.begins}…`}</code>
        <span className={classes.scopeWords}>{words(key.scopes)}</span>
        {key.state === 'ended' && <span>{t('endedWhy', { name: key.made_by })}</span>}
        <span className={classes.narrow}>{`${t('column.ends')} ${key.expires_on}`}</span>
      </span>
    ),
    made: key.made_by,
    ends: key.expires_on,
    used: key.last_used_at === null ? t('never') : belgianMoment(key.last_used_at),
    state: (
      <ToneBadge tone={toneOf[key.state]} dot>
        {t(`state.${key.state}`)}
      </ToneBadge>
    ),
    acts: key.state === 'active' && (
      <Button variant="default" size="xs" aria-label={t('revokeOf', { name: key.name })} onClick={() => onRevoke(key)}>
        {t('revoke')}
      </Button>
    ),
  });
  return (
    <CardTable
      caption={t('list')}
      head={[
        { key: 'name', label: t('column.name') },
        { key: 'made', label: t('column.made'), isWide: true },
        { key: 'ends', label: t('column.ends'), isWide: true },
        { key: 'used', label: t('column.used'), isWide: true },
        { key: 'state', label: t('column.state') },
        { key: 'acts', label: t('column.acts'), right: true },
      ]}
      rows={keys.map((key) => ({ key: key.id, cells: cellsOf(key) }))}
    />
  );
};

const ApiKeys = () => {
  const { t } = useTranslation(['api-keys', 'settings']);
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...query(listApiKeys, { query: { page, per_page: PER_PAGE } }),
    placeholderData: (before) => before,
  });
  const [isAdding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<Key>();
  const add = (
    <Button leftSection={<IconPlus />} disabled={!answer.data} onClick={() => setAdding(true)}>
      {t('api-keys:add')}
    </Button>
  );
  return (
    <SettingsLayout title={t('settings:card.apiKeys')} intro={t('api-keys:intro')} actions={add}>
      <LoadedPart answer={answer}>
        {({ data, count, scopes }) => (
          <>
            {count === 0 ? (
              <div className={lines.empty}>
                <p>{t('api-keys:none')}</p>
                <span>{t('api-keys:noneText')}</span>
              </div>
            ) : (
              <SectionCard flush title={t('api-keys:list')} note={wholeNumber(count)}>
                <KeyTable keys={data} onRevoke={setRevoking} />
                {count > PER_PAGE && <Pager page={page} perPage={PER_PAGE} count={count} onPage={setPage} />}
              </SectionCard>
            )}
            {isAdding && <AddKeyModal toGive={scopes} close={() => setAdding(false)} />}
          </>
        )}
      </LoadedPart>
      {revoking && <RevokeKeyModal id={revoking.id} name={revoking.name} close={() => setRevoking(undefined)} />}
    </SettingsLayout>
  );
};

/** The keys of programs that work with the company's data: /settings/api-keys. */
export const ApiKeysPage = () => (
  <RequireRight permission="keys:manage">
    <ApiKeys />
  </RequireRight>
);
