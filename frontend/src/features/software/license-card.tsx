import type { LicenseRowOut } from '#shared/contract/software/license.ts';
import { LicenseState } from './license-state.tsx';
import { ProductLogo } from './product-logo.tsx';
import classes from './software.module.css';

/** A licence at phone width: of what, of whom, and whether it is in use. */
export const LicenseCard = ({ license }: { license: LicenseRowOut }) => (
  <span className={classes.card}>
    <ProductLogo name={license.product_name} logo={license.product_logo} size={36} />
    <span className={classes.cardMain}>
      <strong className={classes.cardName}>{license.product_name}</strong>
      <span className={classes.cut}>
        {[license.person_name, license.username].filter((words) => words !== null).join(' · ')}
      </span>
    </span>
    <LicenseState license={license} />
  </span>
);
