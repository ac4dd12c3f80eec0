import { ProductLogo } from './product-logo.tsx';
import classes from './software.module.css';

/** The tile of a product and its name. */
export const ProductName = ({ name, logo }: { name: string; logo: string | null }) => (
  <span className={classes.name}>
    <ProductLogo name={name} logo={logo} />
    <strong className={classes.nameText}>{name}</strong>
  </span>
);
