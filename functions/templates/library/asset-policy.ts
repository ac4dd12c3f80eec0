import { modelHtml, type LibraryText } from './model-text.ts';

const type = 'asset_policy';
const signers = ['employee'] as const;

const dutch: LibraryText = {
  id: 'asset-policy-nl',
  name: 'Policy bedrijfsmateriaal',
  type,
  language: 'nl',
  description: 'Equipment in the hands of an employee: list, care, private use, security, monitoring, loss, return.',
  content_html: modelHtml({
    language: 'nl',
    title: 'Policy bedrijfsmateriaal',
    opening: [
      '{company_name} stelt aan {employee_name} het volgende materiaal ter beschikking:',
      '{assets_table}',
      'Het materiaal blijft eigendom van de werkgever.',
    ],
    clauses: [
      [
        'Gebruik en zorg',
        'De werknemer gebruikt het materiaal als een voorzichtig en redelijk persoon, volgens de instructies van de werkgever en de fabrikant, en leent het niet uit.',
        {
          text: 'Het materiaal dient voor het werk. Privégebruik is alleen toegelaten als dat hierna vermeld staat.',
          when: {
            free_toegelaten_privegebruik:
              'Toegelaten privégebruik: {free_toegelaten_privegebruik}. Het is een voordeel van alle aard, dat volgens de fiscale wetgeving wordt geraamd en belast.',
          },
        },
      ],
      [
        'Beveiliging',
        'De werknemer vergrendelt toestellen met een code, houdt wachtwoorden voor zich, installeert updates en alleen toegelaten software, en laat toestellen niet onbewaakt achter.',
        'Gegevens van de werkgever worden bewaard op de plaatsen die de werkgever aanwijst.',
      ],
      [
        'Controle',
        'De werkgever controleert elektronische onlinecommunicatiegegevens alleen voor de doelen en volgens de procedure van collectieve arbeidsovereenkomst nr. 81 van 26 april 2002. De werknemers worden daarover vooraf ingelicht.',
      ],
      [
        'Verlies, diefstal en schade',
        'De werknemer meldt verlies, diefstal of schade onmiddellijk en ten laatste binnen 24 uur. Van diefstal wordt aangifte gedaan bij de politie.',
        'De werknemer is alleen aansprakelijk bij bedrog, zware schuld of lichte schuld die eerder gewoonlijk dan toevallig voorkomt (artikel 18 van de wet van 3 juli 1978 betreffende de arbeidsovereenkomsten). Normale slijtage en toevallige schade zijn niet ten laste van de werknemer.',
        'Een vergoeding wordt alleen op het loon ingehouden zoals artikel 23 van de wet van 12 april 1965 betreffende de bescherming van het loon toelaat, nadat zij na de feiten met de werknemer is overeengekomen of door de rechter is vastgesteld.',
      ],
      [
        'Teruggave',
        'De werknemer geeft het materiaal op eerste verzoek en ten laatste op de laatste dag van de overeenkomst terug, met toebehoren en toegangscodes, na het verwijderen van persoonlijke gegevens en accounts. De werkgever geeft een ontvangstbewijs.',
      ],
    ],
    closing: ['De werknemer heeft het materiaal en deze policy ontvangen en aanvaardt ze op {date_today}.'],
    signers,
  }),
};

const french: LibraryText = {
  id: 'asset-policy-fr',
  name: 'Politique relative au matériel',
  type,
  language: 'fr',
  description: dutch.description,
  content_html: modelHtml({
    language: 'fr',
    title: 'Politique relative au matériel',
    opening: [
      '{company_name} met le matériel suivant à la disposition de {employee_name} :',
      '{assets_table}',
      'Le matériel reste la propriété de l’employeur.',
    ],
    clauses: [
      [
        'Usage et soin',
        'Le travailleur use du matériel en personne prudente et raisonnable, selon les instructions de l’employeur et du fabricant, et ne le prête pas.',
        {
          text: 'Le matériel sert au travail. L’usage privé n’est autorisé que s’il est mentionné ci-après.',
          when: {
            free_usage_prive_autorise:
              'Usage privé autorisé : {free_usage_prive_autorise}. Il constitue un avantage de toute nature, évalué et imposé selon la législation fiscale.',
          },
        },
      ],
      [
        'Sécurité',
        'Le travailleur verrouille les appareils par un code, garde ses mots de passe pour lui, installe les mises à jour et uniquement les logiciels autorisés, et ne laisse pas les appareils sans surveillance.',
        'Les données de l’employeur sont conservées aux endroits désignés par lui.',
      ],
      [
        'Contrôle',
        'L’employeur ne contrôle les données de communication électroniques en réseau que pour les finalités et selon la procédure de la convention collective de travail n° 81 du 26 avril 2002. Les travailleurs en sont informés au préalable.',
      ],
      [
        'Perte, vol et dommage',
        'Le travailleur signale la perte, le vol ou le dommage immédiatement et au plus tard dans les 24 heures. Le vol est déclaré à la police.',
        'Le travailleur ne répond que de son dol, de sa faute lourde ou de sa faute légère présentant un caractère habituel plutôt qu’accidentel (article 18 de la loi du 3 juillet 1978 relative aux contrats de travail). L’usure normale et les dommages fortuits ne sont pas à sa charge.',
        'Une indemnité n’est retenue sur la rémunération que dans les limites de l’article 23 de la loi du 12 avril 1965 concernant la protection de la rémunération, après avoir été convenue avec le travailleur après les faits ou fixée par le juge.',
      ],
      [
        'Restitution',
        'Le travailleur restitue le matériel à la première demande et au plus tard le dernier jour du contrat, avec les accessoires et les codes d’accès, après avoir supprimé ses données et comptes personnels. L’employeur délivre un reçu.',
      ],
    ],
    closing: ['Le travailleur a reçu le matériel et la présente politique et les accepte le {date_today}.'],
    signers,
  }),
};

const english: LibraryText = {
  id: 'asset-policy-en',
  name: 'Equipment policy',
  type,
  language: 'en',
  description: `${dutch.description} A translation: the law asks for Dutch or French.`,
  content_html: modelHtml({
    language: 'en',
    title: 'Equipment policy',
    opening: [
      '{company_name} makes this equipment available to {employee_name}:',
      '{assets_table}',
      'The equipment remains the property of the employer.',
    ],
    clauses: [
      [
        'Use and care',
        'The employee uses the equipment as a prudent and reasonable person, following the instructions of the employer and the manufacturer, and does not lend it.',
        {
          text: 'The equipment is for work. Private use is allowed only if it is stated below.',
          when: {
            free_allowed_private_use:
              'Allowed private use: {free_allowed_private_use}. It is a benefit in kind, valued and taxed under the tax law.',
          },
        },
      ],
      [
        'Security',
        'The employee locks devices with a code, keeps passwords to themselves, installs updates and only software that is allowed, and does not leave devices unattended.',
        'Data of the employer are kept in the places that the employer names.',
      ],
      [
        'Monitoring',
        'The employer monitors electronic online communication data only for the purposes and by the procedure of collective labour agreement no. 81 of 26 April 2002. Employees are informed of it beforehand.',
      ],
      [
        'Loss, theft and damage',
        'The employee reports loss, theft or damage immediately and within 24 hours at the latest. Theft is reported to the police.',
        'The employee is liable only for fraud, gross negligence, or minor negligence that is habitual rather than accidental (article 18 of the act of 3 July 1978 on employment contracts). Normal wear and accidental damage are not charged to the employee.',
        'Damages are deducted from the wage only as article 23 of the act of 12 April 1965 on the protection of wages allows, once they were agreed with the employee after the facts or set by a court.',
      ],
      [
        'Return',
        'The employee returns the equipment at first request and by the last day of the contract, with accessories and access codes, after removing personal data and accounts. The employer gives a receipt.',
      ],
    ],
    closing: ['The employee received the equipment and this policy and accepts them on {date_today}.'],
    signers,
  }),
};

export const assetPolicies: readonly LibraryText[] = [dutch, french, english];
