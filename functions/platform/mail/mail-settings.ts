const setting = (variable: string): string | undefined => process.env[variable] || undefined;

/** What the operator set for mail (docs/settings.md#mail). */
export const mailSettings = () => ({
  from: setting('MAIL_FROM'),
  replyTo: setting('MAIL_REPLY_TO'),
  configurationSet: setting('MAIL_CONFIGURATION_SET'),
  /** The address of the app, without a slash at its end. */
  appUrl: setting('APP_URL'),
  company: setting('TENANT_NAME') ?? '',
});
