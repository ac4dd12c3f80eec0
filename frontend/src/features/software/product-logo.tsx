import type { ComponentProps } from 'react';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { logoPath } from '../../ui/logo-path.ts';

type Props = Omit<ComponentProps<typeof LetterTile>, 'picture'> & {
  /** The name of the icon, for well-known products. */
  logo: string | null | undefined;
};

/**
 * The logo that comes with the app, or the first letter; no other server is contacted
 * (docs/areas/software.md#logos-and-suggestions).
 */
export const ProductLogo = ({ logo, ...tile }: Props) => <LetterTile {...tile} picture={logoPath(logo)} />;
