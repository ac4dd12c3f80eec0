/** What an operator can do about a failure of the SDK or of the file system, by the name or code of the error. */
const adviceByName: Readonly<Record<string, string>> = {
  CredentialsProviderError: 'no credentials: set AWS_PROFILE, or AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY',
  ExpiredTokenException: 'the credentials have expired: sign in again, or set AWS_PROFILE to others',
  ExpiredToken: 'the credentials have expired: sign in again, or set AWS_PROFILE to others',
  UnrecognizedClientException: 'AWS does not know the credentials of AWS_PROFILE or AWS_ACCESS_KEY_ID',
  InvalidClientTokenId: 'AWS does not know the credentials of AWS_PROFILE or AWS_ACCESS_KEY_ID',
  ECONNREFUSED: 'nothing answers there: AWS_ENDPOINT_URL names the emulator, and is not set for AWS',
  ENOTFOUND: 'no such host: AWS_REGION or AWS_ENDPOINT_URL is wrong, or this machine is offline',
};

/** The messages of the SDK for a region that is not set, or set to nothing. */
const NO_REGION = /^Region (is missing|not accepted)/;

/** The codes and names of an error, the inner ones of several that failed at once among them. */
const namesOf = (error: Error): string[] => [
  error.name,
  ...('code' in error && typeof error.code === 'string' ? [error.code] : []),
  ...(error instanceof AggregateError
    ? error.errors.flatMap((each: unknown) => (each instanceof Error ? namesOf(each) : []))
    : []),
];

const messageOf = (error: Error): string => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  return error.message || (inner instanceof Error && inner.message) || error.name;
};

/** True for what fails every call alike: no credentials, no region, nobody who answers. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof Error && (NO_REGION.test(error.message) || namesOf(error).some((name) => name in adviceByName));

/** A failure in a sentence for an operator, with what to do where that is known. */
export const failureSentence = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (NO_REGION.test(error.message)) return 'no region: set AWS_REGION, such as eu-central-1';
  const advice = namesOf(error)
    .map((name) => adviceByName[name])
    .find((each) => each !== undefined);
  return advice === undefined ? messageOf(error) : `${advice} (${messageOf(error)})`;
};
