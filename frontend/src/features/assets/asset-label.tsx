import { useMemo } from 'react';
import { encode } from 'uqr';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { paths } from '../../ui/paths.ts';
import classes from './labels.module.css';

/** The dark squares of a QR code as one SVG path; each square is one unit wide. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** The QR code of a URL. */
const Code = ({ url }: { url: string }) => {
  const { squares, size } = useMemo(() => {
    const { data, size: width } = encode(url, { ecc: 'M', border: 2 });
    return { squares: pathOf(data), size: width };
  }, [url]);
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
};

/**
 * The label to stick on an asset: a QR code of its page, its type, its serial number and a tag that can be read out.
 * The code contains only the URL of the page, and the page asks whoever scans it to sign in.
 */
export const AssetLabel = ({ asset }: { asset: AssetRowOut }) => {
  const url = `${globalThis.location.origin}${paths.asset(asset.id)}`;
  return (
    <li>
      <a href={url} className={classes.label}>
        <Code url={url} />
        <span className={classes.words}>
          <strong>{asset.name}</strong>
          {asset.serial_number !== null && <span className={classes.serial}>{asset.serial_number}</span>}
          <span className={classes.tag}>{asset.label}</span>
        </span>
      </a>
    </li>
  );
};
