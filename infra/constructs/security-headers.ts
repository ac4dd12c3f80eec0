import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export type Hosts = {
  /** Of the presigned files. */
  readonly files: string;
  /** Where the browser signs in and fetches tokens. */
  readonly signIn: readonly string[];
};

/** Content security policy of reliability §8.1; styles may be inline because the UI library writes style elements. */
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
  ].join('; ');

const OFF = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

export const securityHeaders = (scope: Construct, id: string, name: string, hosts: Hosts): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: name,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(hosts), override: true },
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
      customHeaders: [
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true },
        { header: 'Permissions-Policy', value: OFF.map((feature) => `${feature}=()`).join(', '), override: true },
      ],
    },
  });
