import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { ListState } from '../../list/list-state.ts';
import { Can, useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/router.ts';
import { useUndeleteProduct } from './use-undelete-product.ts';
import { format } from '../../ui/format.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const Deleted = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const { undelete, busy } = useUndeleteProduct(product);
  const action = (
    <Can permission="software:edit-product">
      <button type="button" onClick={undelete} disabled={busy}>
        {t('undelete.action')}
      </button>
    </Can>
  );
  return (
    <Banner action={action}>
      {t('detail.deleted')} {t('undelete.notice')}
    </Banner>
  );
};

const BulkModal = onDemand(async () => (await import('../../bulk/bulk-modal.tsx')).BulkModal);

type Props = {
  product: ProductDetails;
  /** Whether this user may deactivate licences. */
  mayEnd: boolean;
};

/** Licences of people who left: to be looked at in the list, or deactivated at once. */
const HeldByLeavers = ({ product, mayEnd }: Props) => {
  const { t } = useTranslation('software');
  const [isAsking, setAsking] = useState(false);
  // The count covers the company, so a team manager may see none of these licences.
  const isScoped = isTeamScoped(useActor());
  const { id, left_count: count, left_cost: cost } = product;
  const filters: SegmentFilter['conditions'] = [{ column: 'name', operator: 'is', values: [id] }];
  const state: ListState = {
    page: 1,
    perPage: 10,
    segment: 'left',
    search: '',
    sort: null,
    filters: { match: 'all', conditions: filters },
  };
  const links = (
    <>
      <Link to={listLink(paths.softwareLicenses, { segment: 'left', filters })}>{t('detail.showLeft')}</Link>
      {mayEnd && (
        <button type="button" onClick={() => setAsking(true)}>
          {t('detail.endLeft')}
        </button>
      )}
    </>
  );
  const close = () => setAsking(false);
  return (
    <>
      <Banner tone="amber" action={!isScoped && links}>
        {t('detail.left', { count })}{' '}
        {cost !== null && cost > 0 && t('detail.leftCost', { amount: format().euro(cost) })}
      </Banner>
      {isAsking && (
        <BulkModal
          object="software_license"
          mode="deactivate"
          target={{ all: true, ids: [], count, state, columns: [] }}
          onStarted={close}
          onClose={close}
        />
      )}
    </>
  );
};

/** The banners of a product: that it is deleted, or that people who left still have licences. */
export const ProductBanners = (props: Props) =>
  props.product.deleted === 1 ? <Deleted product={props.product} /> : <HeldByLeavers {...props} />;

export const hasProductBanners = ({ deleted, left_count: count }: ProductDetails): boolean =>
  deleted === 1 || count > 0;
