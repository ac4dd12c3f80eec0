import { contactHref, type Contact } from './contact-href.ts';
import classes from './contact-link.module.css';

/** An e-mail address or a phone number that starts a mail or a call. */
export const ContactLink = (contact: Contact) => (
  <a className={classes.link} href={contactHref(contact)}>
    {contact.email ?? contact.phone}
  </a>
);
