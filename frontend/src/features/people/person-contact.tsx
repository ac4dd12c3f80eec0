import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { contactHref } from '../../ui/contact-href.ts';
import classes from './person-contact.module.css';

/** Calls or mails a person of the list at phone width, beside the card that opens the record. */
export const PersonContact = ({ person: { name, phone, email } }: { person: EmployeeRowOut }) => {
  const { t } = useTranslation('people');
  return (
    <>
      {phone && (
        <a className={classes.contact} href={contactHref({ phone })} aria-label={t('list.call', { name })}>
          <IconPhone size={20} stroke={1.75} />
        </a>
      )}
      {email && (
        <a className={classes.contact} href={contactHref({ email })} aria-label={t('list.mail', { name })}>
          <IconMail size={20} stroke={1.75} />
        </a>
      )}
    </>
  );
};
