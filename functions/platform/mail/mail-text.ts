import type { MailProblem, MailPurpose, MailValues } from '#shared/mail/mail.ts';
import { textIn, type Language } from '#shared/values/language.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';
import { mailHtml, mailPlainText } from './mail-layout.ts';

type Texts = { readonly subject: string; readonly lines: readonly string[]; readonly button?: string };
type MailText = { subject: string; html: string; text: string };

const textsOf = (purpose: MailPurpose, language: Language): Texts => mailTexts(language).purpose[purpose];

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The values of a mail in the language of its reader. */
type Values = { readonly values: MailValues; readonly language: Language };

const valueOf = ({ values, language }: Values, name: string): string =>
  Object.hasOwn(values, name) ? textIn(values[name] ?? '', language).trim() : '';

/** A text with its values; undefined when one of them is missing. */
const filled = (text: string, values: Values): string | undefined => {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  if (names.some((name) => valueOf(values, name) === '')) return undefined;
  return text.replace(PLACEHOLDER, (_, name: string) => valueOf(values, name));
};

/** A header has one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const subjectOf = (purpose: MailPurpose, values: MailValues, language: Language): string =>
  oneLine(
    textsOf(purpose, language).subject.replace(PLACEHOLDER, (_, name: string) => valueOf({ values, language }, name)),
  );

/** The sentence for a mail that did not arrive. */
export const problemText = ({ code, reason = '' }: MailProblem, language: Language): string =>
  mailTexts(language).problem[code].replace(PLACEHOLDER, () => reason);

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
  const filledBy = (text: string, of: MailValues): string | undefined => filled(text, { values: of, language });
  const subject = subjectOf(purpose, values, language);
  const body = {
    language,
    greeting: filledBy(greeting, { name }) ?? '',
    lines: lines.flatMap((line) => filledBy(line, values) ?? []),
    button: url === undefined || button === undefined ? undefined : { label: button, url, hint: linkBelow },
    footer: filledBy(footer, { company }) ?? '',
  };
  return { subject, html: mailHtml(subject, body), text: mailPlainText(body) };
};
