import { useMemo } from 'react';
import { encode } from 'uqr';

/** The dark squares of a QR code as one SVG path; each square is one unit wide. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

type Props = {
  url: string;
  className?: string | undefined;
  /** What it leads to; without it the code is hidden from those who hear the page. */
  label?: string;
};

/** The QR code of an address, dark on white in both schemes so that every camera reads it. */
export const QrCode = ({ url, className, label }: Props) => {
  const { squares, size } = useMemo(() => {
    const { data, size: width } = encode(url, { ecc: 'M', border: 2 });
    return { squares: pathOf(data), size: width };
  }, [url]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
};
