import { factsTable, modelHtml, type LibraryText } from './model-text.ts';

const type = 'car_policy';
const signers = ['employee'] as const;

const dutch: LibraryText = {
  id: 'car-policy-nl',
  name: 'Car policy',
  type,
  language: 'nl',
  description: 'Use of a company car: private use, costs, fines, damage, deductions, return.',
  content_html: modelHtml({
    language: 'nl',
    title: 'Car policy',
    opening: [
      factsTable({
        Bestuurder: '{employee_name}',
        Voertuig: '{vehicle_name}, nummerplaat {vehicle_plate}',
        Chassisnummer: '{vehicle_chassis_number}',
        'Ter beschikking sinds': '{vehicle_start_date}',
      }),
      'Deze policy bepaalt hoe de werknemer het voertuig van {company_name} gebruikt.',
    ],
    clauses: [
      [
        'Gebruik',
        'Het voertuig dient voor verplaatsingen voor het werk, voor het woon-werkverkeer en, tenzij hierna anders bepaald, voor privéverplaatsingen in {free_landen_van_privegebruik}.',
        'Alleen de werknemer en de personen die de werkgever schriftelijk toelaat, besturen het voertuig. Elke bestuurder heeft een geldig rijbewijs; de werknemer meldt elk verval van het recht tot sturen onmiddellijk.',
        'Niemand bestuurt het voertuig onder invloed van alcohol, drugs of geneesmiddelen die de rijvaardigheid aantasten, of met een toestel in de hand.',
      ],
      [
        'Privégebruik en eigen bijdrage',
        'Het kosteloze privégebruik is een voordeel van alle aard, dat volgens de fiscale wetgeving wordt berekend en belast. De werkgever betaalt de CO₂-solidariteitsbijdrage aan de RSZ.',
        {
          text: 'De werknemer betaalt alleen een eigen bijdrage als die hierna vermeld staat.',
          when: {
            vehicle_own_contribution:
              'De eigen bijdrage bedraagt {vehicle_own_contribution} {vehicle_own_contribution_per}. Zij vermindert het belastbare voordeel.',
          },
        },
      ],
      [
        'Brandstof, laden en onderhoud',
        'De tank- of laadkaart is persoonlijk en geldt alleen voor dit voertuig. De code wordt niet bij de kaart bewaard. Verlies wordt onmiddellijk gemeld.',
        'De werknemer gebruikt het voertuig als een voorzichtig en redelijk persoon, controleert banden en vloeistoffen en laat onderhoud en keuring op tijd uitvoeren bij de aangewezen hersteller.',
      ],
      [
        'Boetes',
        'Verkeersboetes zijn ten laste van de bestuurder die de overtreding heeft begaan, behalve als zij aan de staat van het voertuig of aan een opdracht van de werkgever te wijten zijn.',
        'De werkgever deelt de identiteit van de bestuurder mee aan de bevoegde overheid als die erom vraagt (artikel 67ter van de wegverkeerswet van 16 maart 1968).',
      ],
      [
        'Ongeval, schade en diefstal',
        'De werknemer meldt een ongeval, schade of diefstal binnen 24 uur aan de werkgever, vult een Europees aanrijdingsformulier in en doet bij diefstal of gewonden aangifte bij de politie.',
        'Voor schade die bij de uitvoering van de overeenkomst wordt veroorzaakt, is de werknemer alleen aansprakelijk bij bedrog, zware schuld of lichte schuld die eerder gewoonlijk dan toevallig voorkomt (artikel 18 van de wet van 3 juli 1978). Normale slijtage is niet ten laste van de werknemer.',
        'Bij schade tijdens privégebruik betaalt de werknemer die aansprakelijk is ten hoogste de vrijstelling van de verzekering: {free_vrijstelling}.',
      ],
      [
        'Inhoudingen op het loon',
        'Op het loon wordt alleen ingehouden wat artikel 23 van de wet van 12 april 1965 betreffende de bescherming van het loon toelaat. Schadevergoedingen worden na de feiten met de werknemer overeengekomen of door de rechter vastgesteld.',
        'Wat de werknemer verschuldigd is en niet op het loon mag worden ingehouden, wordt afzonderlijk gevraagd.',
      ],
      [
        'Terbeschikkingstelling en teruggave',
        'Tijdens een schorsing van de overeenkomst zonder gewaarborgd loon kan de werkgever het voertuig na {free_termijn_van_schorsing} terugvragen, met inachtneming van de wet.',
        'Uiterlijk op de laatste dag van de overeenkomst geeft de werknemer het voertuig, de sleutels, de boorddocumenten en de kaarten terug. De staat ervan wordt in een ontvangstbewijs beschreven.',
        'Als het voertuig met een systeem is uitgerust dat de plaats bepaalt, verwerkt de werkgever die gegevens volgens zijn privacyverklaring; bij privégebruik kan de werknemer het systeem uitschakelen.',
      ],
    ],
    closing: ['De werknemer heeft deze policy ontvangen, gelezen en aanvaard op {date_today}.'],
    signers,
  }),
};

const french: LibraryText = {
  id: 'car-policy-fr',
  name: 'Politique relative aux voitures de société',
  type,
  language: 'fr',
  description: dutch.description,
  content_html: modelHtml({
    language: 'fr',
    title: 'Politique relative aux voitures de société',
    opening: [
      factsTable({
        Conducteur: '{employee_name}',
        Véhicule: '{vehicle_name}, plaque {vehicle_plate}',
        'Numéro de châssis': '{vehicle_chassis_number}',
        'Mis à disposition depuis le': '{vehicle_start_date}',
      }),
      'La présente politique règle l’usage que le travailleur fait du véhicule de {company_name}.',
    ],
    clauses: [
      [
        'Usage',
        'Le véhicule sert aux déplacements professionnels, aux trajets entre le domicile et le travail et, sauf disposition contraire ci-après, aux déplacements privés en {free_pays_d_usage_prive}.',
        'Seuls le travailleur et les personnes autorisées par écrit par l’employeur conduisent le véhicule. Chaque conducteur possède un permis valable ; le travailleur signale immédiatement toute déchéance du droit de conduire.',
        'Nul ne conduit sous l’influence de l’alcool, de drogues ou de médicaments qui altèrent la conduite, ni un appareil à la main.',
      ],
      [
        'Usage privé et contribution personnelle',
        'L’usage privé gratuit est un avantage de toute nature, calculé et imposé selon la législation fiscale. L’employeur paie à l’ONSS la cotisation de solidarité CO₂.',
        {
          text: 'Le travailleur ne paie de contribution personnelle que si elle est mentionnée ci-après.',
          when: {
            vehicle_own_contribution:
              'La contribution personnelle s’élève à {vehicle_own_contribution} {vehicle_own_contribution_per}. Elle réduit l’avantage imposable.',
          },
        },
      ],
      [
        'Carburant, recharge et entretien',
        'La carte de carburant ou de recharge est personnelle et réservée à ce véhicule. Le code n’est pas conservé avec la carte. Toute perte est signalée immédiatement.',
        'Le travailleur use du véhicule en personne prudente et raisonnable, contrôle les pneus et les niveaux et fait effectuer à temps l’entretien et le contrôle technique chez le réparateur désigné.',
      ],
      [
        'Amendes',
        'Les amendes de roulage sont à charge du conducteur qui a commis l’infraction, sauf si elles résultent de l’état du véhicule ou d’une instruction de l’employeur.',
        'L’employeur communique l’identité du conducteur à l’autorité compétente qui la demande (article 67ter de la loi du 16 mars 1968 relative à la police de la circulation routière).',
      ],
      [
        'Accident, dommage et vol',
        'Le travailleur signale tout accident, dommage ou vol à l’employeur dans les 24 heures, remplit un constat européen d’accident et fait une déclaration à la police en cas de vol ou de blessés.',
        'Pour les dommages causés dans l’exécution du contrat, le travailleur ne répond que de son dol, de sa faute lourde ou de sa faute légère présentant un caractère habituel plutôt qu’accidentel (article 18 de la loi du 3 juillet 1978). L’usure normale n’est pas à sa charge.',
        'En cas de dommage pendant un usage privé, le travailleur responsable paie au maximum la franchise de l’assurance : {free_franchise}.',
      ],
      [
        'Retenues sur la rémunération',
        'Seules les retenues autorisées par l’article 23 de la loi du 12 avril 1965 concernant la protection de la rémunération sont opérées. Les indemnités sont convenues avec le travailleur après les faits ou fixées par le juge.',
        'Les montants dus par le travailleur qui ne peuvent être retenus sont réclamés séparément.',
      ],
      [
        'Mise à disposition et restitution',
        'Pendant une suspension du contrat sans salaire garanti, l’employeur peut reprendre le véhicule après {free_delai_de_suspension}, dans le respect de la loi.',
        'Au plus tard le dernier jour du contrat, le travailleur restitue le véhicule, les clés, les documents de bord et les cartes. Leur état est décrit dans un reçu.',
        'Si le véhicule est équipé d’un système de localisation, l’employeur traite ces données conformément à sa déclaration de confidentialité ; le travailleur peut désactiver le système pendant l’usage privé.',
      ],
    ],
    closing: ['Le travailleur a reçu, lu et accepté la présente politique le {date_today}.'],
    signers,
  }),
};

const english: LibraryText = {
  id: 'car-policy-en',
  name: 'Company car policy',
  type,
  language: 'en',
  description: `${dutch.description} A translation: the law asks for Dutch or French.`,
  content_html: modelHtml({
    language: 'en',
    title: 'Company car policy',
    opening: [
      factsTable({
        Driver: '{employee_name}',
        Vehicle: '{vehicle_name}, plate {vehicle_plate}',
        'Chassis number': '{vehicle_chassis_number}',
        'Available since': '{vehicle_start_date}',
      }),
      'This policy says how the employee uses the vehicle of {company_name}.',
    ],
    clauses: [
      [
        'Use',
        'The vehicle is for journeys for work, for commuting and, unless stated otherwise below, for private journeys in {free_countries_of_private_use}.',
        'Only the employee and persons whom the employer allows in writing drive the vehicle. Every driver holds a valid licence; the employee reports any loss of the right to drive immediately.',
        'Nobody drives under the influence of alcohol, drugs or medicines that affect driving, or with a device in the hand.',
      ],
      [
        'Private use and own contribution',
        'Free private use is a benefit in kind, calculated and taxed under the tax law. The employer pays the CO₂ solidarity contribution to the NSSO.',
        {
          text: 'The employee pays an own contribution only if it is stated below.',
          when: {
            vehicle_own_contribution:
              'The own contribution is {vehicle_own_contribution} {vehicle_own_contribution_per}. It reduces the taxable benefit.',
          },
        },
      ],
      [
        'Fuel, charging and maintenance',
        'The fuel or charging card is personal and for this vehicle only. The code is not kept with the card. Loss is reported immediately.',
        'The employee uses the vehicle as a prudent and reasonable person, checks tyres and fluids and has maintenance and inspection done in time by the garage that was named.',
      ],
      [
        'Fines',
        'Traffic fines are paid by the driver who committed the offence, unless the state of the vehicle or an instruction of the employer caused them.',
        'The employer gives the identity of the driver to the competent authority that asks for it (article 67ter of the road traffic act of 16 March 1968).',
      ],
      [
        'Accident, damage and theft',
        'The employee reports an accident, damage or theft to the employer within 24 hours, fills in a European accident statement and reports theft or injuries to the police.',
        'For damage caused in performing the contract the employee is liable only for fraud, gross negligence, or minor negligence that is habitual rather than accidental (article 18 of the act of 3 July 1978). Normal wear is not charged to the employee.',
        'For damage during private use an employee who is liable pays at most the excess of the insurance: {free_insurance_excess}.',
      ],
      [
        'Deductions from the wage',
        'Only those deductions are made that article 23 of the act of 12 April 1965 on the protection of wages allows. Damages are agreed with the employee after the facts or set by a court.',
        'Amounts that the employee owes and that may not be deducted are asked for separately.',
      ],
      [
        'Availability and return',
        'During a suspension of the contract without guaranteed wage the employer may take the vehicle back after {free_suspension_period}, within the law.',
        'By the last day of the contract the employee returns the vehicle, its keys, its papers and the cards. A receipt describes their state.',
        'If the vehicle has a tracking system, the employer processes its data under its privacy statement; the employee can switch the system off during private use.',
      ],
    ],
    closing: ['The employee received, read and accepted this policy on {date_today}.'],
    signers,
  }),
};

export const carPolicies: readonly LibraryText[] = [dutch, french, english];
