import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export type Hosts = {
  /** The host of the presigned files. */
  readonly files: string;
  /** The hosts where the browser signs in and fetches tokens. */
  readonly signIn: readonly string[];
};

/**
 * The content security policy (docs/areas/deployment.md#response-headers). The API is on the app's own address, so
 * `'self'` covers it; styles may be inline because the UI library writes style elements.
 */
export const contentSecurityPolicy = ({ files, signIn }: Hosts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://${files}`,
    "font-src 'self'",
    `connect-src 'self' ${[...signIn, files].map((host) => `https://${host}`).join(' ')}`,
    // A PDF is framed from its own host: in a blob it would inherit this policy, and `object-src` stops Chrome's viewer.
    `frame-src 'self' blob: https://${files}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'report-to csp',
  ].join('; ');

/** Everything a page may ask a browser for; this app asks for nothing. */
const OFF = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

export type HeadersProps = {
  readonly name: string;
  /** The content security policy. */
  readonly policy: string;
  /** The address that takes what browsers report about the policy. */
  readonly reportUrl?: string | undefined;
};

export const securityHeaders = (
  scope: Construct,
  id: string,
  { name, policy, reportUrl }: HeadersProps,
): ResponseHeadersPolicy => {
  const custom = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': OFF.map((feature) => `${feature}=()`).join(', '),
    ...(reportUrl !== undefined && { 'Reporting-Endpoints': `csp="${reportUrl}"` }),
  };
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: name,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
    },
  });
};
