import { useTranslation } from 'react-i18next';
import type { CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import type { CellValue } from '#shared/list/column.ts';
import { parseLink } from '#shared/values/link.ts';
import { contactHref } from '../ui/contact-href.ts';
import { Empty } from '../ui/empty.tsx';
import { Money } from '../ui/money.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import classes from './records.module.css';
import { format } from '../ui/format.ts';

/** A link without its protocol, `www.` and final slash. */
const bare = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

const WebLink = ({ text }: { text: string }) => {
  const href = parseLink(text);
  // A value that is no safe link stays text (docs/areas/platform.md#bad-input).
  if (href === null) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes.link}>
      {bare(text)}
    </a>
  );
};

type Props = {
  type: CustomFieldType;
  /** The value as the API answers it: an option by name, a date as dd/mm/yyyy, yes/no as 1 or 0. */
  value: CellValue | undefined;
  /** Keeps the line breaks of a text. */
  whole?: boolean;
};

/** A value of a custom field, as it looks in lists and on record pages. */
export const CustomValue = ({ type, value, whole = false }: Props) => {
  const { t } = useTranslation('records');
  if (value === null || value === undefined || value === '') return <Empty />;
  switch (type) {
    case 'money':
      return <Money value={Number(value)} />;
    case 'number':
      return <span className="tabular">{format().number(Number(value), 6)}</span>;
    case 'yes_no':
      return (
        <ToneBadge tone={Number(value) === 1 ? 'green' : 'gray'}>{t(Number(value) === 1 ? 'yes' : 'no')}</ToneBadge>
      );
    case 'hyperlink':
      return <WebLink text={String(value)} />;
    case 'email':
      return (
        <a href={contactHref({ email: String(value) })} className={classes.link}>
          {String(value)}
        </a>
      );
    case 'date':
    case 'auto_incrementing_int':
      return <span className="tabular">{String(value)}</span>;
    case 'text':
      return <span className={whole ? classes.lines : undefined}>{String(value)}</span>;
    case 'textfield':
    case 'select_option':
      return String(value);
  }
};
