import type { ComponentProps } from 'react';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { logoPath } from '../../ui/logo-path.ts';

type Props = Omit<ComponentProps<typeof LetterTile>, 'picture'> & {
  /** The name of its icon, for products that are well known. */
  logo: string | null | undefined;
};

/**
 * The logo that comes with the app, or the first letter; nothing outside is asked
 * (docs/areas/software.md#logos-and-suggestions).
 */
export const ProductLogo = ({ logo, ...tile }: Props) => <LetterTile {...tile} picture={logoPath(logo)} />;
