import { takeMailEvent } from '#functions/platform/mail/take-mail-event.ts';

/** Takes what SES tells about mails by EventBridge: delivered, came back, marked as unwanted. */
export const handler = async (event: unknown): Promise<void> => void (await takeMailEvent(event));
