const KB = 1024;

/** `0,8 MB`, `312 kB`: as people here write it. */
export const fileSize = (bytes: number): string =>
  bytes >= KB * KB
    ? `${(bytes / KB / KB).toFixed(1).replace('.', ',')} MB`
    : `${Math.max(1, Math.round(bytes / KB))} kB`;
