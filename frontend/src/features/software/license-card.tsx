import type { LicenseRowOut } from '#shared/contract/software/license.ts';
import { RowCard } from '../../list/row-parts.tsx';
import { LicenseState } from './license-state.tsx';
import { ProductLogo } from './product-logo.tsx';

/** A licence at phone width: its product, its person, and its state. */
export const LicenseCard = ({ license }: { license: LicenseRowOut }) => (
  <RowCard
    face={<ProductLogo name={license.product_name} logo={license.product_logo} size={36} />}
    name={<strong>{license.product_name}</strong>}
    line={[license.person_name, license.username].filter((words) => words !== null).join(' · ')}
    side={<LicenseState license={license} />}
  />
);
