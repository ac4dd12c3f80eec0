import { belgianMoment } from '#shared/values/dates.ts';
import type { DocumentLanguage } from './pdf-order.ts';
import type { IdentifiedBy } from './seal-order.ts';

/** What the pages that are added to a signed document say; `{}` stands for the value. */
type SealWords = {
  readonly signatures: string;
  readonly certificate: string;
  readonly page_of: readonly [string, string];
  readonly number: string;
  readonly employer: string;
  readonly pages: string;
  readonly hash_before: string;
  readonly level: string;
  readonly level_text: string;
  readonly signed_by: string;
  readonly identified: string;
  readonly identified_by: Readonly<Record<IdentifiedBy, string>>;
  readonly present: string;
  readonly email: string;
  readonly ip_address: string;
  readonly agent: string;
  readonly opened: string;
  readonly signed: string;
  readonly place: string;
  readonly choices: string;
  readonly missing: string;
  readonly missing_text: string;
  readonly simple: string;
  readonly simple_text: string;
  readonly by: string;
  readonly reason: string;
  readonly chain: string;
  readonly chain_entries: string;
  readonly chain_hash: string;
  readonly chain_text: string;
  /** Why the file carries a seal, as readers of PDFs show it. */
  readonly seal_reason: string;
};

/** In the language of the document, which is never that of the reader. */
export const sealWords: Readonly<Record<DocumentLanguage, SealWords>> = {
  nl: {
    signatures: 'Handtekeningen',
    certificate: 'Bewijs van ondertekening',
    page_of: ['Bewijs van ondertekening, pagina ', ' van '],
    number: 'Nummer',
    employer: 'Werkgever',
    pages: 'Pagina’s',
    hash_before: 'SHA-256 vóór ondertekening',
    level: 'Niveau van de handtekeningen',
    level_text:
      'Gewone elektronische handtekening in de zin van verordening (EU) nr. 910/2014 (eIDAS). Dit is geen geavanceerde en geen gekwalificeerde handtekening. Het zegel van dit bestand toont dat er sindsdien niets aan gewijzigd is; het zegt niet wie er tekende.',
    signed_by: 'Wie tekende',
    identified: 'Herkend door',
    identified_by: {
      link_work: 'persoonlijke link, verstuurd naar het werkadres',
      link_private: 'persoonlijke link, verstuurd naar het privéadres',
      link_other: 'persoonlijke link, verstuurd naar het e-mailadres hieronder',
      session: 'aanmelding met de eigen account',
      in_person: 'aanwezigheid, op het toestel van een leidinggevende',
    },
    present: 'Aanwezig',
    email: 'E-mailadres',
    ip_address: 'IP-adres',
    agent: 'Toestel',
    opened: 'Geopend',
    signed: 'Getekend',
    place: 'Plaats',
    choices: 'Bewuste keuzes',
    missing: 'Verstuurd zonder',
    missing_text: 'Deze gegevens ontbraken toen het document verstuurd werd.',
    simple: 'Gewone handtekening',
    simple_text:
      'Voor een arbeidsovereenkomst geeft de Belgische wet aan een gekwalificeerde handtekening of papier het gewicht van een handgeschreven handtekening, en aan een gewone niet. Er werd bewust met een gewone handtekening verdergegaan.',
    by: 'Door',
    reason: 'Reden',
    chain: 'Verloop',
    chain_entries: 'Stappen',
    chain_hash: 'Laatste hash',
    chain_text:
      'Elke stap bewaart de hash van de vorige. Wie er één wijzigt, weglaat of verplaatst, verandert de laatste hash. Tijden zijn Belgische tijd.',
    seal_reason: 'Verzegeld na de laatste handtekening',
  },
  fr: {
    signatures: 'Signatures',
    certificate: 'Certificat de signature',
    page_of: ['Certificat de signature, page ', ' sur '],
    number: 'Numéro',
    employer: 'Employeur',
    pages: 'Pages',
    hash_before: 'SHA-256 avant signature',
    level: 'Niveau des signatures',
    level_text:
      'Signature électronique simple au sens du règlement (UE) nº 910/2014 (eIDAS). Ce n’est ni une signature avancée ni une signature qualifiée. Le sceau de ce fichier montre que rien n’y a été modifié depuis ; il ne dit pas qui a signé.',
    signed_by: 'Qui a signé',
    identified: 'Reconnu par',
    identified_by: {
      link_work: 'lien personnel, envoyé à l’adresse professionnelle',
      link_private: 'lien personnel, envoyé à l’adresse privée',
      link_other: 'lien personnel, envoyé à l’adresse e-mail ci-dessous',
      session: 'connexion avec son propre compte',
      in_person: 'présence, sur l’appareil d’un responsable',
    },
    present: 'Présent',
    email: 'Adresse e-mail',
    ip_address: 'Adresse IP',
    agent: 'Appareil',
    opened: 'Ouvert',
    signed: 'Signé',
    place: 'Lieu',
    choices: 'Choix délibérés',
    missing: 'Envoyé sans',
    missing_text: 'Ces données manquaient lorsque le document a été envoyé.',
    simple: 'Signature simple',
    simple_text:
      'Pour un contrat de travail, la loi belge donne à une signature qualifiée ou au papier le poids d’une signature manuscrite, et non à une signature simple. Il a été choisi délibérément de continuer avec une signature simple.',
    by: 'Par',
    reason: 'Raison',
    chain: 'Historique',
    chain_entries: 'Étapes',
    chain_hash: 'Dernier hash',
    chain_text:
      'Chaque étape conserve le hash de la précédente. Modifier, retirer ou déplacer une étape change le dernier hash. Les heures sont celles de la Belgique.',
    seal_reason: 'Scellé après la dernière signature',
  },
  en: {
    signatures: 'Signatures',
    certificate: 'Certificate of signing',
    page_of: ['Certificate of signing, page ', ' of '],
    number: 'Number',
    employer: 'Employer',
    pages: 'Pages',
    hash_before: 'SHA-256 before signing',
    level: 'Level of the signatures',
    level_text:
      'Simple electronic signature within the meaning of Regulation (EU) No 910/2014 (eIDAS). This is neither an advanced nor a qualified one. The seal of this file shows that nothing in it was changed since; it does not say who signed.',
    signed_by: 'Who signed',
    identified: 'Identified by',
    identified_by: {
      link_work: 'personal link, sent to the work address',
      link_private: 'personal link, sent to the private address',
      link_other: 'personal link, sent to the mail address below',
      session: 'signing in with their own account',
      in_person: 'presence, on the device of a manager',
    },
    present: 'Present',
    email: 'Mail address',
    ip_address: 'IP address',
    agent: 'Device',
    opened: 'Opened',
    signed: 'Signed',
    place: 'Place',
    choices: 'Deliberate choices',
    missing: 'Sent without',
    missing_text: 'These values were missing when the document was sent.',
    simple: 'Simple signature',
    simple_text:
      'For an employment contract Belgian law gives a qualified signature or paper the weight of a handwritten signature, and a simple one not. Going on with a simple signature was a deliberate choice.',
    by: 'By',
    reason: 'Reason',
    chain: 'History',
    chain_entries: 'Steps',
    chain_hash: 'Last hash',
    chain_text:
      'Each step holds the hash of the one before. Whoever changes, removes or moves a step changes the last hash. Times are Belgian time.',
    seal_reason: 'Sealed after the last signature',
  },
};

/** A moment as documents show it: 22/11/2026 14:05:09, or to the minute. */
export const belgianTime = (instant: string, precision: 'second' | 'minute' = 'second'): string =>
  belgianMoment(instant, precision);
