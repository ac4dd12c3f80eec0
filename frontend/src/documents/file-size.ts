const KB = 1024;

/** A size as Belgian readers write it: `0,8 MB`, `312 kB`. */
export const fileSize = (bytes: number): string =>
  bytes >= KB * KB
    ? `${(bytes / KB / KB).toFixed(1).replace('.', ',')} MB`
    : `${Math.max(1, Math.round(bytes / KB))} kB`;
