/** Saves a file that the server sends as an attachment; the page stays. */
export const downloadFile = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
};

/** How long a browser may take to save what has an address of its own. */
const SAVING_MS = 60_000;

/** Saves bytes that are here already under a name. */
export const saveBytes = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  downloadFile(address, name);
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
};
