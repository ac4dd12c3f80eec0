import type { MailProblem, MailPurpose, MailValues } from '#shared/mail/mail.ts';
import { fillText, valuesOf } from '#shared/values/fill-text.ts';
import { textIn, type Language } from '#shared/values/language.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';
import { mailHtml, mailPlainText } from './mail-layout.ts';

type Texts = { readonly subject: string; readonly lines: readonly string[]; readonly button?: string };
type MailText = { subject: string; html: string; text: string };

const textsOf = (purpose: MailPurpose, language: Language): Texts => mailTexts(language).purpose[purpose];

/** The values of a mail in the language of its reader. */
const valuesIn = (values: MailValues, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textIn(value ?? '', language).trim()]));

/** A text with its values; undefined when one of them is missing. */
const filled = (text: string, values: MailValues, language: Language): string | undefined => {
  const known = valuesIn(values, language);
  if (valuesOf(text).some((name) => (known[name] ?? '') === '')) return undefined;
  return fillText(text, known, language);
};

/** A header has one line. Spaces that do not break stay: a French colon has one before it. */
const oneLine = (text: string): string => text.replace(/[^\S\u00A0\u202F]+/g, ' ').trim();

export const subjectOf = (purpose: MailPurpose, values: MailValues, language: Language): string =>
  oneLine(fillText(textsOf(purpose, language).subject, valuesIn(values, language), language));

/** The sentence for a mail that did not arrive. */
export const problemText = ({ code, reason = '' }: MailProblem, language: Language): string =>
  fillText(mailTexts(language).problem[code], { reason }, language);

export type MailToWrite = {
  purpose: MailPurpose;
  /** The language of the reader. */
  language: Language;
  /** The name of the recipient. */
  name: string;
  values: MailValues;
  company: string;
  /** Where the button leads; without it the mail has none. */
  url?: string | undefined;
};

/** The text of a mail, as HTML and plain. */
export const writeMail = ({ purpose, language, name, values, company, url }: MailToWrite): MailText => {
  const { lines, button } = textsOf(purpose, language);
  const { greeting, linkBelow, footer } = mailTexts(language);
  const filledBy = (text: string, of: MailValues): string | undefined => filled(text, of, language);
  const subject = subjectOf(purpose, values, language);
  const label = button === undefined ? undefined : filledBy(button, values);
  const body = {
    language,
    greeting: filledBy(greeting, { name }) ?? '',
    lines: lines.flatMap((line) => filledBy(line, values) ?? []),
    button: url === undefined || label === undefined ? undefined : { label, url, hint: linkBelow },
    footer: filledBy(footer, { company }) ?? '',
  };
  return { subject, html: mailHtml(subject, body), text: mailPlainText(body) };
};
