import { contactHref } from './contact-href.ts';
import classes from './contact-link.module.css';

/** An e-mail address that starts a mail; where it does not fit on a line, the next one begins after the @. */
export const MailLink = ({ email, className = classes.link }: { email: string; className?: string | undefined }) => {
  const at = email.indexOf('@') + 1;
  return (
    <a className={className} href={contactHref({ email })}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
};
