import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import { listShortcodes } from '#shared/contract/contracts/list-shortcodes.ts';
import { setCustomShortcodeValue } from '#shared/contract/contracts/set-custom-shortcode-value.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
import { pathOf } from '../../records/path-of.ts';
import { objectTypeOf } from '../../records/record-kinds.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './contracts.module.css';
import { useContractRights } from './use-contract.ts';
import { ValueAnswer } from './value-answer.tsx';

const ValueModal = onDemand(async () => (await import('./value-modal.tsx')).ValueModal);

type Value = EndpointResponse<typeof listShortcodes>['data'][number];

const tones = { record: 'gray', custom: 'accent', missing: 'amber', not_shown: 'gray' } as const;

const missingFirst = (one: Value, other: Value): number =>
  Number(other.source === 'missing') - Number(one.source === 'missing') || other.changed - one.changed;

type RowProps = { contractId: number; value: Value; mayEdit: boolean; onEdit: () => void; onTake: () => void };

/** Where a value comes from, with the way to the record that keeps it. */
const Place = ({ value: { source, object_type: type, object_id: id, label } }: { value: Value }) => {
  const { t } = useTranslation('contracts');
  const kind = objectTypeOf(type);
  const leads = kind !== undefined && kind !== 'contract' && id !== null && source !== 'custom';
  return (
    <span className={classes.places}>
      <ToneBadge tone={tones[source]}>{t(`source.${source}`)}</ToneBadge>
      {leads && (
        <Link to={pathOf(kind, id)} aria-label={t('values.openOf', { label })}>
          {t('values.open')}
        </Link>
      )}
    </span>
  );
};

const Row = ({ contractId, value, mayEdit, onEdit, onTake }: RowProps) => {
  const { t } = useTranslation('contracts');
  const { label, source, changed, record_value: record } = value;
  const isMissing = source === 'missing';
  return (
    <tr data-missing={isMissing || undefined}>
      <th scope="row">{label}</th>
      <td>
        {isMissing && mayEdit ? <ValueAnswer contractId={contractId} value={value} /> : value.value || '–'}
        {changed === 1 && (
          <p className={classes.changed}>
            {t('values.changed', { value: record })}{' '}
            {mayEdit && (
              <Button variant="transparent" size="compact-xs" onClick={onTake}>
                {t('values.take')}
              </Button>
            )}
          </p>
        )}
      </td>
      <td>
        <Place value={value} />
      </td>
      {mayEdit && (
        <td>
          {!isMissing && (
            <Button variant="subtle" size="compact-sm" aria-label={t('values.editOf', { label })} onClick={onEdit}>
              {t('values.edit')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
};

/** The fields of a contract with their values: what is missing first, and what the record says by now. */
export const ValuesSection = ({ contract }: { contract: ContractDetails }) => {
  const { t } = useTranslation('contracts');
  const rights = useContractRights(contract);
  const answer = useQuery(query(listShortcodes, { params: { id: String(contract.id) } }));
  const [edited, setEdited] = useState<Value>();
  const call = useCall(setCustomShortcodeValue);
  const take = ({ shortcode }: Value): void =>
    call.mutate({ body: { contract_id: contract.id, shortcode, value: '' } }, { onError: notifyThrown });
  return (
    <SectionCard flush title={t('values.title')}>
      <LoadedPart answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.none}>{t('values.none')}</p>
          ) : (
            <table className={classes.values}>
              <thead>
                <tr>
                  <th scope="col">{t('values.field')}</th>
                  <th scope="col">{t('values.value')}</th>
                  <th scope="col">{t('values.from')}</th>
                  {rights.draft && (
                    <th scope="col">
                      <VisuallyHidden>{t('values.edit')}</VisuallyHidden>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {data.toSorted(missingFirst).map((value) => (
                  <Row
                    key={value.shortcode}
                    contractId={contract.id}
                    value={value}
                    mayEdit={rights.draft}
                    onEdit={() => setEdited(value)}
                    onTake={() => take(value)}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </LoadedPart>
      {edited && <ValueModal contractId={contract.id} value={edited} close={() => setEdited(undefined)} />}
    </SectionCard>
  );
};
