export type Contact = { email: string; phone?: never } | { phone: string; email?: never };

/** The address that starts a mail or a call. */
export const contactHref = ({ email, phone }: Contact): string =>
  email === undefined
    ? `tel:${phone.replace(/[^\d+]/g, '')}`
    : `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
