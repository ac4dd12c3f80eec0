import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { paths } from '../../ui/paths.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import classes from './labels.module.css';

/**
 * The label to stick on an asset: a QR code of its page, its type, its serial number and a tag that can be read out.
 * The code contains only the URL of the page, and the page asks whoever scans it to sign in.
 */
export const AssetLabel = ({ asset }: { asset: AssetRowOut }) => {
  const url = `${globalThis.location.origin}${paths.asset(asset.id)}`;
  return (
    <li>
      <a href={url} className={classes.label}>
        <QrCode url={url} className={classes.code} />
        <span className={classes.words}>
          <strong>{asset.name}</strong>
          {asset.serial_number !== null && <span className={classes.serial}>{asset.serial_number}</span>}
          <span className={classes.tag}>{asset.label}</span>
        </span>
      </a>
    </li>
  );
};
