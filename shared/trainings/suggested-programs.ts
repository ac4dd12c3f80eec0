/**
 * Programs that Belgian law or insurers ask of many employers, with the months for which a certificate counts: first
 * aiders refresh every year (Codex I.5), VCA counts ten years; the others are what training centres advise.
 */
export const suggestedPrograms = [
  { key: 'firstAid', validMonths: 12 },
  { key: 'fireTeam', validMonths: 12 },
  { key: 'vcaBasic', validMonths: 120 },
  { key: 'forklift', validMonths: 60 },
  { key: 'ba4', validMonths: 60 },
  { key: 'confidentialAdviser', validMonths: 12 },
  { key: 'gdpr', validMonths: null },
  { key: 'cyberSecurity', validMonths: 12 },
  { key: 'ergonomics', validMonths: null },
  { key: 'welcome', validMonths: null },
] as const;
