import type { Endpoint } from '#shared/contract/endpoint.ts';

/** What the name of an operation calls otherwise than people do, or does not say after its verb. */
const nouns: Readonly<Record<string, string>> = {
  AssetTypes: 'asset type that stays',
  Acceptance: 'asset',
  ApiKey: 'API key',
  BackCheck: 'asset',
  Balance: 'correction',
  Car: 'vehicle',
  CarPermanently: 'vehicle',
  Certificate: 'participant',
  ContractName: 'contract',
  CustomShortcodeValue: 'contract',
  DayOffType: 'type of days off',
  Draft: 'template',
  Employee: 'person',
  Feed: 'calendar feed',
  File: 'document',
  History: 'record',
  License: 'licence',
  MessageToPayroll: 'message',
  MessageToReseller: 'message',
  Out: 'user',
  OutEverywhere: 'user',
  OutUser: 'user',
  SignIn: 'sign-in',
  SignatureRequirements: 'template',
  TemplateInfo: 'set of answers',
  TrainingFromProgram: 'training',
  TrainingToProgram: 'training',
  Upload: 'document',
  View: 'saved view',
  Wages: 'person',
  WebhookSubscription: 'webhook',
  Month: 'person',
  'daysOff.Type': 'type of days off',
  'integrations.reauthenticate': 'integration',
  'contracts.addToEmployee': 'contract',
};

/** The noun for a record that an operation writes: contracts where it is about signing, else what follows its verb. */
export const nounOf = ({ id }: Pick<Endpoint, 'id'>): string | undefined => {
  const [area = '', name = ''] = id.split('.');
  if (area === 'signing') return 'contract';
  const thing = name.replace(/^[a-z]+/, '');
  const known = nouns[id] ?? nouns[`${area}.${thing}`] ?? nouns[thing];
  if (known !== undefined || thing === '') return known;
  return thing.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
};
