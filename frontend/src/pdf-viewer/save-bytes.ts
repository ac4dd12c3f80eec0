/** How long a browser may take to save what has an address of its own. */
const SAVING_MS = 60_000;

/** Saves bytes that are here already under a name. Pages of links use it, too, so it imports nothing. */
export const saveBytes = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
};
