import classes from './contact-link.module.css';

type Props = { email: string; phone?: never } | { phone: string; email?: never };

/** An e-mail address or a phone number that starts a mail or a call. */
export const ContactLink = ({ email, phone }: Props) => (
  <a
    className={classes.link}
    href={
      email === undefined
        ? `tel:${phone.replace(/[^\d+]/g, '')}`
        : `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    }
  >
    {email ?? phone}
  </a>
);
