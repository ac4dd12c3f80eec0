/** An IPv4 or IPv6 address or the name of this machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Only an emulator gives the SDK one address for every service; what it runs stands on the same host. */
const emulatorHost = (): string | undefined => {
  const { AWS_ENDPOINT_URL: address } = process.env;
  return address && URL.canParse(address) ? new URL(address).hostname : undefined;
};

/** Credentials leave over TLS only; what stays on the machine itself or on an emulator may go without. */
export const mayCarryCredentials = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && (LOOPBACK.test(hostname) || hostname === emulatorHost()));
