import { simpleParser, type AddressObject } from 'mailparser';
import { describe, expect, it, vi } from 'vitest';
import { mailPurposes, mailProblems, type MailCalendar } from '#shared/mail/mail.ts';
import { composeMail } from './compose-mail.ts';
import { html } from './html.ts';
import { invitationFile } from './invitation-file.ts';
import { problemText, subjectOf, writeMail } from './mail-text.ts';

const values = { course: 'First aid', place: 'Gent', days: '12/01/2027', message: '', record: 'BMW', text: 'Call' };
const invitation = (more: object = {}) =>
  writeMail({
    purpose: 'invitation',
    language: 'en',
    name: 'Ann',
    values,
    company: 'Noorderlicht NV',
    url: 'https://app.test/answer/TOKEN',
    ...more,
  });
const calendar: MailCalendar = {
  method: 'REQUEST',
  uid: 'training-7@app.test',
  sequence: 2,
  summary: 'First aid; part 1, basics',
  description: 'Bring\nyour card',
  location: 'Gent, room 2',
  start: '2027-03-27',
  end: '2027-03-28',
};
const place = { object: 'car', object_id: 1, id: 'a1' } as const;
const compose = (more: object = {}) =>
  composeMail(
    {
      place,
      to: { name: 'Ann "A" Peeters', address: 'ann@example.test' },
      language: 'en',
      ...invitation(),
      queued_at: '2027-01-01T10:00:00.000Z',
      ...more,
    },
    { name: 'Noorderlicht NV', address: 'hr@noorderlicht.test', replyTo: 'team@noorderlicht.test' },
  );

describe('the text of a mail', () => {
  it('leaves no value out of its button', () => {
    const cutoff = { purpose: 'push_cutoff', values: { month: 'août 2027', integration: 'Acerta', day: '05/09/2027' } };
    const { html: markup, text } = invitation({ ...cutoff, language: 'fr' });
    expect(text).toContain("Envoyer les congés d'août 2027\u00A0: https://app.test/answer/TOKEN");
    expect(markup).toContain('>Envoyer les congés d&#39;août 2027<');
  });

  it.each([
    ['en', 'Acerta expects the days off by 05/09/2027.', 'Acerta expected the days off by 05/09/2027, so'],
    ['nl', 'Acerta verwacht het verlof tegen 05/09/2027.', 'Acerta verwachtte het verlof tegen 05/09/2027:'],
    ['fr', 'Acerta les attend au plus tard le 05/09/2027.', 'Acerta les attendait au plus tard le 05/09/2027'],
  ] as const)('says in %s that a push day is ahead, or that it has passed', (language, ahead, over) => {
    const of = (day: Record<string, string>) =>
      invitation({ purpose: 'push_cutoff', language, values: { month: 'x', integration: 'Acerta', ...day } }).text;
    const [before, after] = [of({ day: '05/09/2027' }), of({ past_day: '05/09/2027' })];
    expect([before.includes(ahead), before.includes(over)]).toEqual([true, false]);
    expect([after.includes(ahead), after.includes(over)]).toEqual([false, true]);
  });

  it('says the same as HTML and plain, with the address of the button in words', () => {
    const { html: markup, text } = invitation();
    for (const words of [
      'Hello Ann,',
      'You are invited to First aid.',
      'Where: Gent',
      'https://app.test/answer/TOKEN',
    ]) {
      expect(markup).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Answer: https://app.test/answer/TOKEN');
    expect(markup).toContain('<html lang="en">');
    expect(markup).not.toMatch(/<img|<script|<link|url\(/);
  });

  it('keeps a French colon on the line of its word, in the subject as well', () => {
    const { subject, html: markup } = invitation({ language: 'fr' });
    expect(subject).toBe('Invitation\u00A0: First aid');
    expect(markup).toContain('>Invitation\u00A0: First aid</h1>');
  });

  it('shows what it is about beside its subject in a list of mails, and leaves an unknown name out', () => {
    const { html: markup, text } = invitation({ name: ' ' });
    const seen = markup.replaceAll(/<title>.*<\/title>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(seen).toMatch(/^ You are invited to First aid\. When: 12\/01\/2027 Where: Gent/);
    expect(text).toMatch(/^You are invited to First aid\./);
    expect(markup).not.toMatch(/<p[^>]*><\/p>/);
  });

  it('leaves out lines of which a value is missing, and the button without an address', () => {
    const { text } = invitation({ values: { course: 'First aid', days: 'Monday' }, url: undefined });
    expect(text).not.toMatch(/Where|Answer|\{\{/);
    expect(text).toContain('When: Monday');
  });

  it('takes what people typed for text, in HTML and in the subject', () => {
    const typed = '<b onclick="x">&\' {{place}}';
    const { html: markup, text } = invitation({ values: { ...values, message: `${typed}\nsecond line` } });
    expect(markup).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;&#39; {{place}}<br />second line');
    expect(text).toContain(`${typed}\nsecond line`);
    expect(subjectOf('reminder', { record: 'a\r\nBcc: all@example.test' }, 'en')).toBe(
      'Reminder: a Bcc: all@example.test',
    );
    expect(subjectOf('invitation', { course: '$& $1' }, 'en')).toBe('Invitation: $& $1');
  });

  it('exists for every purpose, and a sentence for every problem', () => {
    for (const purpose of mailPurposes) {
      const all = {
        ...values,
        person: 'Karim',
        contract: 'Annex',
        sender: 'Els',
        signer: 'Ann Maes',
        deadline: '01/02/2027',
        reason: 'Not needed',
        start: 'Work begins soon.',
        until: '01/02/2027',
        date: '01/02/2027',
        late: '',
        integration: 'Brabo',
        problem: 'login failed',
        month: 'October',
      };
      const { subject, text } = writeMail({
        purpose,
        language: 'en',
        name: 'Ann',
        values: all,
        company: 'N',
      });
      expect(subject).toMatch(/\w{3}.* \w{2}/);
      expect(text.split('\n\n').length).toBeGreaterThan(2);
      expect(text + subject).not.toContain('{{');
    }
    for (const code of mailProblems) expect(problemText({ code, reason: 'why' }, 'en')).toMatch(/^[A-Z].*(\.|why)$/);
  });

  it('escapes whatever is put into a template that is not HTML itself', () => {
    expect(html`<p>${'<'}${7}${[html`<i>${'&'}</i>`, html`b`]}${html`<br />`}</p>`.text).toBe(
      '<p>&lt;7<i>&amp;</i>b<br /></p>',
    );
  });
});

describe('the bytes of a mail', () => {
  it('hold a text, HTML, an entry that mail programs answer, and its file', async () => {
    const bytes = await compose({ calendar });
    const raw = bytes.toString();
    const parsed = await simpleParser(bytes);
    expect(parsed.subject).toBe('Invitation: First aid');
    expect((parsed.to as AddressObject).value).toEqual([{ name: 'Ann "A" Peeters', address: 'ann@example.test' }]);
    expect(parsed.from?.value).toEqual([{ name: 'Noorderlicht NV', address: 'hr@noorderlicht.test' }]);
    expect(parsed.replyTo?.value[0]?.address).toBe('team@noorderlicht.test');
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    expect(parsed.messageId).toBe('<a1@noorderlicht.test>');
    expect(parsed.text).toContain('You are invited to First aid.');
    expect(parsed.html).toContain('You are invited to First aid.');
    expect(parsed.attachments.map(({ filename }) => filename)).toContain('invitation.ics');
    // Inside multipart/alternative, after text and HTML.
    const [, alternative = ''] = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(raw) ?? [];
    const parts = raw.split(`--${alternative}`);
    expect(parts.map((part) => /Content-Type: ([\w/]+)/.exec(part)?.[1]).slice(1, 4)).toEqual([
      'text/plain',
      'text/html',
      'text/calendar',
    ]);
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  });

  it('have no entry without a calendar', async () => {
    const { attachments, text, html: markup } = await simpleParser(await compose());
    expect([attachments, typeof text, typeof markup]).toEqual([[], 'string', 'string']);
  });
});

describe('the file of an invitation', () => {
  const people = {
    organizer: { name: 'Noorderlicht NV', address: 'hr@noorderlicht.test' },
    attendee: { name: 'Ann', address: 'ann@example.test' },
    stamp: '2027-01-01T10:00:00.000Z',
  };
  const linesOf = (entry: MailCalendar): string[] =>
    invitationFile({ calendar: entry, language: 'en', ...people })
      .replaceAll('\r\n ', '')
      .split('\r\n');

  it('is of whole days in Brussels, the same each time it is made', () => {
    const lines = linesOf(calendar);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'X-WR-TIMEZONE:Europe/Brussels',
        'UID:training-7@app.test',
        'SEQUENCE:2',
        'DTSTAMP:20270101T100000Z',
        'DTSTART;VALUE=DATE:20270327',
        'DTEND;VALUE=DATE:20270329',
        String.raw`SUMMARY:First aid\; part 1\, basics`,
        String.raw`DESCRIPTION:Bring\nyour card`,
        String.raw`LOCATION:Gent\, room 2`,
        'STATUS:CONFIRMED',
      ]),
    );
    for (const zone of ['America/New_York', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone);
      expect(linesOf(calendar)).toEqual(lines);
    }
    vi.unstubAllEnvs();
    expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(/RSVP=TRUE.*mailto:ann@example\.test/i);
  });

  it('takes the entry back with the same UID', () => {
    const lines = linesOf({ ...calendar, method: 'CANCEL', sequence: 3 });
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'UID:training-7@app.test', 'SEQUENCE:3', 'STATUS:CANCELLED']),
    );
  });
});
