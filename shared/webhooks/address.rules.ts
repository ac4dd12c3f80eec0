import { issue, type Issue } from '#shared/errors/issue.ts';
import { WEBHOOK_URL_MAX } from './limits.ts';

/** Names that mean this machine or the network around it. */
const INSIDE = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;
const IP_ADDRESS = /^(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** An address on the machine itself, which only the local runtime may send to. */
export const isThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && THIS_MACHINE.test(hostname);

const isPublicName = (hostname: string): boolean =>
  /\.[^.]+$/.test(hostname) && !IP_ADDRESS.test(hostname) && !INSIDE.test(hostname);

/**
 * What is wrong with the address of a webhook. Where its name leads is checked again with each delivery
 * (docs/areas/webhooks.md#where-it-may-go).
 */
export const webhookUrlIssues = (text: string, allowsThisMachine: boolean): Issue[] => {
  const url = URL.parse(text);
  if (text.length > WEBHOOK_URL_MAX) return [issue('url', 'too_long', { max: WEBHOOK_URL_MAX })];
  if (text === '') return [issue('url', 'required')];
  if (!url) return [issue('url', 'invalid_link')];
  if (url.username !== '' || url.password !== '' || url.hash !== '') return [issue('url', 'webhook_url_parts')];
  if (allowsThisMachine && isThisMachine(url)) return [];
  if (url.protocol !== 'https:') return [issue('url', 'https_only')];
  return isPublicName(url.hostname) ? [] : [issue('url', 'address_not_public')];
};
