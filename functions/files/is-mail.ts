const HEAD_MAX = 64 * 1024;
const HEADER_LINE = /^[!-9;-~]{1,76}:/;
const FOLDED_LINE = /^[ \t]/;
/** A mail has several of these, and a text that happens to begin with a colon has not. */
const wellKnown = ['from', 'to', 'date', 'subject', 'received', 'message-id', 'mime-version', 'return-path'];
const LEAST_KNOWN = 2;
const CONTROL = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/**
 * Whether bytes are a mail: header lines up to the first empty one, and text throughout. What it holds besides, pages
 * and attached files too, is saved with it and never shown.
 */
export const isMail = (bytes: Buffer): boolean => {
  if (bytes.some((byte) => byte < 0x20 && !CONTROL.has(byte))) return false;
  const [head = ''] = bytes.toString('latin1', 0, HEAD_MAX).split(/\r?\n\r?\n/, 1);
  const lines = head.split(/\r?\n/);
  if (!lines.every((line, at) => HEADER_LINE.test(line) || (at > 0 && FOLDED_LINE.test(line)))) return false;
  const names = new Set(lines.map((line) => line.split(':', 1)[0]?.toLowerCase()));
  return wellKnown.filter((name) => names.has(name)).length >= LEAST_KNOWN;
};
