import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getFinderContact } from '#shared/contract/session/get-finder-contact.ts';
import { query } from '../api/query.ts';
import { Banner } from '../ui/banner.tsx';
import { ContactLink } from '../ui/contact-link.tsx';

/** Whether an address is the one on the label of an asset. */
export const isOnLabel = (path: string): boolean => /^\/assets\/\d+$/.test(path);

/** Tells whoever scanned a label without an account whose the asset is, as far as the company made it public. */
export const FinderNotice = ({ tenant }: { tenant: string }) => {
  const { t } = useTranslation('shell');
  const { data } = useQuery(query(getFinderContact, {}));
  if (!data) return null;
  const { company, finder_email: email, finder_phone: phone } = data;
  if (email === null && phone === null) return null;
  return (
    <Banner tone="accent">
      <div>{t('signIn.found', { company: company ?? tenant })}</div>
      {email !== null && <ContactLink email={email} />}
      {phone !== null && <ContactLink phone={phone} />}
    </Banner>
  );
};
