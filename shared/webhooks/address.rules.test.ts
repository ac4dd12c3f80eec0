import { describe, expect, it } from 'vitest';
import { webhookUrlIssues } from './address.rules.ts';

const codeOf = (url: string, allowsThisMachine: boolean) => webhookUrlIssues(url, allowsThisMachine)[0]?.code;

describe('the address of a webhook', () => {
  it.each([
    'https://hooks.example.com/in?key=1',
    'https://example.be:8443/',
    'https://test.example.com/in',
    'https://1.2.3.4.example.com/in',
    `https://example.com/${'a'.repeat(480)}`,
  ])('may be %s', (url) => expect(webhookUrlIssues(url, false)).toEqual([]));

  it('has at most 500 characters', () => {
    const [issue] = webhookUrlIssues(`https://example.com/${'a'.repeat(481)}`, false);
    expect(issue?.message).toBe('field can be max 500');
  });

  it.each([
    ['', 'required'],
    ['hooks.example.com', 'invalid_link'],
    [`https://example.com/${'a'.repeat(500)}`, 'too_long'],
    ['http://hooks.example.com/in', 'https_only'],
    ['ftp://hooks.example.com/in', 'https_only'],
    ['http://localhost:3000/in', 'https_only'],
    ['https://user:word@hooks.example.com/in', 'webhook_url_parts'],
    ['https://user@hooks.example.com/in', 'webhook_url_parts'],
    ['https://:word@hooks.example.com/in', 'webhook_url_parts'],
    ['https://hooks.example.com/in#part', 'webhook_url_parts'],
    ['https://localhost/in', 'address_not_public'],
    ['https://127.0.0.1/in', 'address_not_public'],
    ['https://2130706433/in', 'address_not_public'],
    ['https://0x7f.1/in', 'address_not_public'],
    ['https://10.1.2.3/in', 'address_not_public'],
    ['https://169.254.169.254/latest/meta-data', 'address_not_public'],
    ['https://8.8.8.8/in', 'address_not_public'],
    ['https://[::1]/in', 'address_not_public'],
    ['https://[::ffff:10.0.0.1]/in', 'address_not_public'],
    ['https://intranet/in', 'address_not_public'],
    ['https://home.arpa/in', 'address_not_public'],
    ['https://db.corp/in', 'address_not_public'],
    ['https://printer.local/in', 'address_not_public'],
    ['https://example.com./in', 'address_not_public'],
    ['https://metadata.google.internal/in', 'address_not_public'],
  ])('cannot be %s: %s', (url, code) => expect(webhookUrlIssues(url, false)).toMatchObject([{ path: 'url', code }]));

  it('may be this machine in the local runtime, and no other without https', () => {
    expect(webhookUrlIssues('http://localhost:3000/in', true)).toEqual([]);
    expect(webhookUrlIssues('http://127.0.0.1:3000/in', true)).toEqual([]);
    expect(codeOf('http://localhost.example.com/in', true)).toBe('https_only');
    expect(codeOf('http://my-localhost:3000/in', true)).toBe('https_only');
    expect(codeOf('http://10.0.0.1:3000/in', true)).toBe('https_only');
    expect(codeOf('https://127.0.0.1/in', true)).toBe('address_not_public');
  });
});
