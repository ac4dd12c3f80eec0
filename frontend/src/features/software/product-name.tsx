import { NameCell } from '../../list/row-parts.tsx';
import { ProductLogo } from './product-logo.tsx';

/** The logo and name of a product. */
export const ProductName = ({ name, logo }: { name: string; logo: string | null }) => (
  <NameCell face={<ProductLogo name={name} logo={logo} />}>
    <strong>{name}</strong>
  </NameCell>
);
