import type { Language } from '#shared/values/language.ts';
import { html, type Html } from './html.ts';

/** What a mail says: paragraphs and at most one button. */
export type MailBody = {
  readonly language: Language;
  /** Empty for somebody whose name is not known. */
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly button?: { readonly label: string; readonly url: string; readonly hint: string } | undefined;
  readonly footer: string;
};

const breaks = (text: string): Html[] =>
  text.split(/\r?\n/).map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`));

const paragraph = (text: string): Html => html`<p style="margin:0 0 16px">${breaks(text)}</p>`;

const buttonHtml = ({ label, url, hint }: NonNullable<MailBody['button']>): Html =>
  html` <p style="margin:24px 0">
      <a
        href="${url}"
        style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:14px;color:#4b5563">
      ${hint}<br /><a href="${url}" style="color:#1d4ed8;word-break:break-all">${url}</a>
    </p>`;

/** Enough lines to fill what lists of mails show beside a subject. */
const PREVIEW_LINES = 3;

/** What lists of mails show beside the subject: they take the first words, which would be the subject once more. */
const previewHtml = (lines: readonly string[]): Html =>
  html`<div style="display:none;max-height:0;overflow:hidden">${lines.slice(0, PREVIEW_LINES).join(' ')}</div>`;

const isSaid = (text: string): boolean => text !== '';

/**
 * The one layout of mails: text in one column that reads well without pictures and styles, aloud and on a phone. The
 * table is for programs that know no maximum width.
 */
export const mailHtml = (subject: string, { language, greeting, lines, button, footer }: MailBody): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f3f4f6">
        ${previewHtml(lines)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;background:#ffffff;border-radius:12px"
              >
                <tr>
                  <td
                    style="padding:32px 24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#111827"
                  >
                    <h1 style="margin:0 0 24px;font-size:20px;line-height:1.3">${subject}</h1>
                    ${[greeting, ...lines].filter(isSaid).map(paragraph)}${button ? buttonHtml(button) : ''}
                    <p
                      style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e5e7eb;font-size:14px;color:#4b5563"
                    >
                      ${footer}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;

/** What stands before an address: a French colon is set apart. */
const COLON: Readonly<Record<Language, string>> = { nl: ':', fr: '\u00A0:', en: ':' };

/** The same as plain text, which every mail has. */
export const mailPlainText = ({ language, greeting, lines, button, footer }: MailBody): string =>
  [greeting, ...lines, button ? `${button.label}${COLON[language]} ${button.url}` : '', `-- \n${footer}`]
    .filter(isSaid)
    .join('\n\n') + '\n';
