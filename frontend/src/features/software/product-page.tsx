import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getProduct } from '#shared/contract/software/get-product.ts';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { listProductLicenses } from '#shared/contract/software/list-product-licenses.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { listLink } from '../../list/list-link.ts';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { deferredMenu } from '../../ui/deferred-menu.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { LicenseSearch } from './license-search.tsx';
import { hasProductBanners, ProductBanners } from './product-banners.tsx';
import { ProductHeader } from './product-header.tsx';
import { ProductLoader } from './product-loader.tsx';
import { ProductSection } from './product-section.tsx';
import { SeatsMeter } from './seats-meter.tsx';
import { useProductRights } from './use-product.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const ProductMenu = deferredMenu(async () => (await import('./product-menu.tsx')).ProductMenu);

/** The limits of the list of licences (docs/areas/software.md#limits). */
const PER_PAGE = 5;
const DEBOUNCE_MS = 250;

const Licenses = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const { id, name, active_count: active, inactive_count: inactive } = product;
  // The counts cover the company, the list only people visible to the user.
  const isUsed = active + inactive > 0;
  return (
    <SectionCard
      title={t('licenses')}
      action={
        active > 0 && (
          <Button
            component={Link}
            to={listLink(paths.softwareLicenses, { filters: [{ column: 'name', operator: 'is', values: [name] }] })}
            variant="subtle"
            size="xs"
          >
            {t('showInList')}
          </Button>
        )
      }
      flush
    >
      <LicenseSearch
        by="person"
        perPage={PER_PAGE}
        debounceMs={DEBOUNCE_MS}
        queryOf={(keyword, page) =>
          query(listProductLicenses, {
            params: { id: String(id) },
            query: { keyword, page, per_page: String(PER_PAGE) },
          })
        }
        placeholder={t('searchPeople')}
        empty={t(isUsed ? 'detail.noneOfYours' : 'detail.noLicenses')}
      />
    </SectionCard>
  );
};

const Product = ({ product }: { product: EndpointResponse<typeof getProduct> }) => {
  const { t } = useTranslation('software');
  const { details, custom_fields: fields } = product;
  const { id } = details;
  const rights = useProductRights(details);
  return (
    <>
      <PageTitle of={details.name} />
      <RecordPage
        header={
          <ProductHeader
            product={details}
            actions={
              <>
                {rights.assign && (
                  <Button component={Link} to={paths.assignSoftware(id)} leftSection={<IconUserPlus />}>
                    {t('actions.assign')}
                  </Button>
                )}
                <ProductMenu id={id} mayEdit={rights.edit} />
              </>
            }
          />
        }
        banners={hasProductBanners(details) && <ProductBanners product={details} mayEnd={rights.assign} />}
        side={
          <>
            <TagsCard object="software_product" {...details} mayEdit={rights.edit} />
            <CustomFieldsCard object="software_product" id={id} fields={fields} mayEdit={rights.edit} />
            <DocumentsPanel object="software_product" id={id} />
            <SentMailCard object="software_product" id={id} />
            <ActivityPanel object="software_product" id={id} notesOn="software_product" />
          </>
        }
      >
        {details.deleted === 0 && <SeatsMeter product={details} />}
        <Licenses key={id} product={details} />
        <ProductSection product={details} mayEdit={rights.edit} />
      </RecordPage>
    </>
  );
};

/** The page of a product: /software/products/{id}. */
export const ProductPage = () => {
  const row = useListedRow(listProducts, ({ id }) => paths.softwareProduct(id));
  return (
    <RequireRight permission="software:read">
      <ProductLoader head={row && <ProductHeader product={row} />}>
        {(product) => <Product product={product} />}
      </ProductLoader>
    </RequireRight>
  );
};
