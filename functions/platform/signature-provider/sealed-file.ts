/**
 * Whether a sealed file holds the one that was sent: it begins with all of its bytes, to which seals were added behind
 * the end, as PDF does it. A file that was written anew, or to which nothing was added, does not.
 */
export const holdsWhatWasSent = (sealed: Buffer, sent: Buffer): boolean =>
  sealed.length > sent.length && sealed.subarray(0, sent.length).equals(sent);
