import { factsTable, modelHtml, type LibraryText } from './model-text.ts';

const type = 'employment_contract';
const signers = ['internal_first', 'employee'] as const;

const dutch: LibraryText = {
  id: 'employment-contract-nl',
  name: 'Arbeidsovereenkomst',
  type,
  language: 'nl',
  description:
    'Employment contract under the act of 3 July 1978, for an indefinite period or until the last day on the record.',
  content_html: modelHtml({
    language: 'nl',
    title: 'Arbeidsovereenkomst',
    opening: [
      'Tussen:',
      '<p><strong>{company_name}</strong>, met zetel te {company_address}, ondernemingsnummer {company_number}, RSZ-nummer {company_nsso_number}, hierna ‘de werkgever’,</p>',
      'en',
      '<p><strong>{employee_name}</strong>, wonende te {employee_address}, geboren op {employee_birth_date}, rijksregisternummer {employee_national_number}, hierna ‘de werknemer’,</p>',
      'wordt overeengekomen wat volgt.',
    ],
    clauses: [
      [
        'Functie en plaats van het werk',
        'De werkgever neemt de werknemer in dienst als {job_statute} in de functie van {job_function}. De taken staan in de functiebeschrijving die de werknemer heeft ontvangen.',
        'Het werk wordt hoofdzakelijk verricht te {free_plaats_van_tewerkstelling}. Een andere plaats is mogelijk als de functie dat vraagt, zonder dat een essentieel bestanddeel van de overeenkomst eenzijdig wordt gewijzigd.',
      ],
      [
        'Begin en duur',
        {
          text: 'De overeenkomst begint op {job_start_date}. Zij is gesloten voor onbepaalde duur, tenzij hierna een einddatum staat.',
          when: {
            job_end_date:
              'De overeenkomst is gesloten voor bepaalde duur en eindigt van rechtswege op {job_end_date}. Zij is uiterlijk op het tijdstip van de indiensttreding ondertekend, zoals artikel 9 van de wet van 3 juli 1978 betreffende de arbeidsovereenkomsten vereist.',
          },
        },
        'Anciënniteit die de werkgever erkent, geldt alleen als zij uitdrukkelijk en schriftelijk is overeengekomen.',
      ],
      [
        'Arbeidsduur',
        'De gemiddelde arbeidsduur bedraagt {job_hours_per_week} uren per week, volgens het uurrooster: {free_uurrooster}.',
        'Bij deeltijds werk vermeldt deze overeenkomst de deeltijdse regeling en het uurrooster (artikel 11bis van de wet van 3 juli 1978). Overuren worden alleen op verzoek van de werkgever en binnen de grenzen van de Arbeidswet van 16 maart 1971 gepresteerd.',
      ],
      [
        'Loon',
        'Het brutoloon bedraagt {wage_gross} ({wage_type}). Het wordt uiterlijk op de vierde werkdag na de maand betaald, tenzij het arbeidsreglement binnen de wettelijke grenzen een latere dag bepaalt, op rekening {employee_iban}.',
        'Op het loon worden alleen de inhoudingen gedaan die artikel 23 van de wet van 12 april 1965 betreffende de bescherming van het loon toelaat.',
        {
          text: 'Bijkomende voordelen worden toegekend volgens de wet, de collectieve arbeidsovereenkomsten en de policy’s van de werkgever.',
          when: { free_bijkomende_voordelen: 'Daarnaast ontvangt de werknemer: {free_bijkomende_voordelen}.' },
        },
      ],
      [
        'Vakantie en arbeidsongeschiktheid',
        'De jaarlijkse vakantie wordt toegekend volgens de wetten betreffende de jaarlijkse vakantie van de werknemers, gecoördineerd op 28 juni 1971, en het arbeidsreglement.',
        'De werknemer meldt arbeidsongeschiktheid onmiddellijk. Als een collectieve arbeidsovereenkomst of het arbeidsreglement het voorschrijft, of op verzoek van de werkgever, bezorgt de werknemer een geneeskundig getuigschrift binnen de termijn van artikel 31 van de wet van 3 juli 1978, behoudens de wettelijke vrijstellingen.',
      ],
      [
        'Vertrouwelijkheid, creaties en gegevens',
        'Tijdens en na de overeenkomst zal de werknemer geen bedrijfsgeheim op onrechtmatige wijze verkrijgen, gebruiken of openbaar maken, en geen geheimen in verband met persoonlijke of vertrouwelijke aangelegenheden bekendmaken (artikel 17, 3° van de wet van 3 juli 1978).',
        'De vermogensrechten op werken die de werknemer ter uitvoering van deze overeenkomst en binnen haar doel maakt, worden aan de werkgever overgedragen. De vergoeding daarvoor is in het loon begrepen.',
        'De werkgever verwerkt persoonsgegevens volgens de Algemene verordening gegevensbescherming, de wet van 30 juli 2018 en zijn privacyverklaring voor werknemers.',
      ],
      [
        'Einde van de overeenkomst',
        'Een overeenkomst voor onbepaalde duur kan door elk van de partijen worden beëindigd met de opzeggingstermijnen en in de vorm die de wet van 3 juli 1978 op dat ogenblik voorschrijft. Het recht om de overeenkomst wegens dringende reden te beëindigen (artikel 35) blijft onverkort.',
        'Op het einde van de overeenkomst geeft de werknemer al het materiaal van de werkgever terug.',
      ],
      [
        'Arbeidsreglement en toepasselijke regels',
        'De werknemer verklaart een afschrift van het arbeidsreglement te hebben ontvangen en de regels ervan te aanvaarden.',
        'De werkgever ressorteert onder paritair comité {job_joint_committee}. De informatie die de wet van 7 oktober 2022 betreffende transparante en voorspelbare arbeidsvoorwaarden voorschrijft, staat in deze overeenkomst, het arbeidsreglement of een bijlage.',
        'Belgisch recht is van toepassing. De arbeidsgerechten die de wet aanwijst, zijn bevoegd.',
      ],
    ],
    closing: [
      'Opgemaakt te {free_plaats_van_ondertekening} op {date_today}. Elke partij ontvangt een ondertekend exemplaar.',
    ],
    signers,
  }),
};

const french: LibraryText = {
  id: 'employment-contract-fr',
  name: 'Contrat de travail',
  type,
  language: 'fr',
  description: dutch.description,
  content_html: modelHtml({
    language: 'fr',
    title: 'Contrat de travail',
    opening: [
      'Entre :',
      '<p><strong>{company_name}</strong>, dont le siège est établi à {company_address}, numéro d’entreprise {company_number}, numéro ONSS {company_nsso_number}, ci-après « l’employeur »,</p>',
      'et',
      '<p><strong>{employee_name}</strong>, domicilié(e) à {employee_address}, né(e) le {employee_birth_date}, numéro de registre national {employee_national_number}, ci-après « le travailleur »,</p>',
      'il est convenu ce qui suit.',
    ],
    clauses: [
      [
        'Fonction et lieu de travail',
        'L’employeur engage le travailleur comme {job_statute} dans la fonction de {job_function}. Les tâches figurent dans la description de fonction remise au travailleur.',
        'Le travail est exécuté principalement à {free_lieu_de_travail}. Un autre lieu est possible si la fonction l’exige, sans qu’un élément essentiel du contrat soit modifié unilatéralement.',
      ],
      [
        'Début et durée',
        {
          text: 'Le contrat prend cours le {job_start_date}. Il est conclu pour une durée indéterminée, sauf si une date de fin figure ci-après.',
          when: {
            job_end_date:
              'Le contrat est conclu pour une durée déterminée et prend fin de plein droit le {job_end_date}. Il a été signé au plus tard au moment de l’entrée en service, comme l’exige l’article 9 de la loi du 3 juillet 1978 relative aux contrats de travail.',
          },
        },
        'Une ancienneté reconnue par l’employeur ne vaut que si elle a été convenue expressément et par écrit.',
      ],
      [
        'Durée du travail',
        'La durée hebdomadaire moyenne du travail est de {job_hours_per_week} heures, selon l’horaire suivant : {free_horaire}.',
        'En cas de travail à temps partiel, le présent contrat mentionne le régime et l’horaire (article 11bis de la loi du 3 juillet 1978). Les heures supplémentaires ne sont prestées qu’à la demande de l’employeur et dans les limites de la loi du 16 mars 1971 sur le travail.',
      ],
      [
        'Rémunération',
        'La rémunération brute s’élève à {wage_gross} ({wage_type}). Elle est payée au plus tard le quatrième jour ouvrable qui suit le mois, sauf si le règlement de travail fixe un jour ultérieur dans les limites légales, sur le compte {employee_iban}.',
        'Seules les retenues autorisées par l’article 23 de la loi du 12 avril 1965 concernant la protection de la rémunération sont opérées.',
        {
          text: 'Les autres avantages sont accordés conformément à la loi, aux conventions collectives de travail et aux politiques de l’employeur.',
          when: { free_autres_avantages: 'Le travailleur bénéficie en outre de : {free_autres_avantages}.' },
        },
      ],
      [
        'Vacances et incapacité de travail',
        'Les vacances annuelles sont accordées conformément aux lois relatives aux vacances annuelles des travailleurs salariés, coordonnées le 28 juin 1971, et au règlement de travail.',
        'Le travailleur signale immédiatement toute incapacité de travail. Si une convention collective de travail ou le règlement de travail le prescrit, ou à la demande de l’employeur, il remet un certificat médical dans le délai de l’article 31 de la loi du 3 juillet 1978, sauf dispense légale.',
      ],
      [
        'Confidentialité, créations et données',
        'Pendant et après le contrat, le travailleur s’abstient d’obtenir, d’utiliser ou de divulguer de manière illicite un secret d’affaires et de divulguer le secret de toute affaire à caractère personnel ou confidentiel (article 17, 3° de la loi du 3 juillet 1978).',
        'Les droits patrimoniaux sur les œuvres que le travailleur crée en exécution du contrat et dans son cadre sont cédés à l’employeur. L’indemnité à ce titre est comprise dans la rémunération.',
        'L’employeur traite les données à caractère personnel conformément au Règlement général sur la protection des données, à la loi du 30 juillet 2018 et à sa déclaration de confidentialité pour les travailleurs.',
      ],
      [
        'Fin du contrat',
        'Chaque partie peut mettre fin au contrat à durée indéterminée moyennant les délais de préavis et dans la forme que la loi du 3 juillet 1978 prescrit à ce moment. Le droit de rompre le contrat pour motif grave (article 35) demeure entier.',
        'À la fin du contrat, le travailleur restitue tout le matériel de l’employeur.',
      ],
      [
        'Règlement de travail et règles applicables',
        'Le travailleur déclare avoir reçu une copie du règlement de travail et en accepter les règles.',
        'L’employeur relève de la commission paritaire {job_joint_committee}. Les informations prescrites par la loi du 7 octobre 2022 relative à des conditions de travail transparentes et prévisibles figurent dans le présent contrat, le règlement de travail ou une annexe.',
        'Le droit belge est applicable. Les juridictions du travail désignées par la loi sont compétentes.',
      ],
    ],
    closing: ['Fait à {free_lieu_de_signature}, le {date_today}. Chaque partie reçoit un exemplaire signé.'],
    signers,
  }),
};

const english: LibraryText = {
  id: 'employment-contract-en',
  name: 'Employment contract',
  type,
  language: 'en',
  description: `${dutch.description} A translation: the law asks for Dutch or French.`,
  content_html: modelHtml({
    language: 'en',
    title: 'Employment contract',
    opening: [
      factsTable({
        Employer: '{company_name}, {company_address}, enterprise number {company_number}, NSSO {company_nsso_number}',
        Employee:
          '{employee_name}, {employee_address}, born on {employee_birth_date}, national number {employee_national_number}',
      }),
      'The employer and the employee agree as follows.',
    ],
    clauses: [
      [
        'Position and place of work',
        'The employer hires the employee as {job_statute} in the position of {job_function}. The tasks are set out in the job description that the employee has received.',
        'The work is mainly done at {free_place_of_work}. Another place is possible where the position requires it, without a one-sided change of an essential term of this contract.',
      ],
      [
        'Start and duration',
        {
          text: 'The contract starts on {job_start_date}. It is concluded for an indefinite period, unless an end date is stated below.',
          when: {
            job_end_date:
              'The contract is concluded for a fixed term and ends by law on {job_end_date}. It was signed at the latest when the employment began, as article 9 of the act of 3 July 1978 on employment contracts requires.',
          },
        },
        'Seniority recognised by the employer counts only if it was agreed expressly and in writing.',
      ],
      [
        'Working time',
        'The average working time is {job_hours_per_week} hours a week, on this schedule: {free_schedule}.',
        'For part-time work this contract states the part-time arrangement and the schedule (article 11bis of the act of 3 July 1978). Overtime is only worked at the request of the employer and within the limits of the Labour Act of 16 March 1971.',
      ],
      [
        'Wage',
        'The gross wage is {wage_gross} ({wage_type}). It is paid to account {employee_iban} by the fourth working day after the month, unless the work regulations set a later day within the limits of the law.',
        'Only those deductions are made that article 23 of the act of 12 April 1965 on the protection of wages allows.',
        {
          text: 'Other benefits are granted under the law, collective labour agreements and the policies of the employer.',
          when: { free_other_benefits: 'The employee also receives: {free_other_benefits}.' },
        },
      ],
      [
        'Holidays and incapacity for work',
        'Annual holidays are granted under the acts on annual holidays of employees, coordinated on 28 June 1971, and the work regulations.',
        'The employee reports incapacity for work immediately. Where a collective labour agreement or the work regulations require it, or at the request of the employer, the employee provides a medical certificate within the time of article 31 of the act of 3 July 1978, unless the law exempts them.',
      ],
      [
        'Confidentiality, creations and data',
        'During and after the contract the employee does not unlawfully acquire, use or disclose a trade secret, nor disclose secrets of a personal or confidential nature (article 17, 3° of the act of 3 July 1978).',
        'Economic rights in works that the employee makes in performing this contract and within its purpose are transferred to the employer. The wage includes the remuneration for this transfer.',
        'The employer processes personal data under the General Data Protection Regulation, the act of 30 July 2018 and its privacy statement for employees.',
      ],
      [
        'End of the contract',
        'Either party may end a contract for an indefinite period with the notice periods and in the form that the act of 3 July 1978 prescribes at that time. The right to end the contract for serious cause (article 35) is not affected.',
        'When the contract ends, the employee returns all equipment of the employer.',
      ],
      [
        'Work regulations and applicable rules',
        'The employee confirms having received a copy of the work regulations and accepts their rules.',
        'The employer belongs to joint committee {job_joint_committee}. The information required by the act of 7 October 2022 on transparent and predictable working conditions is given in this contract, in the work regulations or in an annex.',
        'Belgian law applies. The labour courts that the law names have jurisdiction.',
      ],
    ],
    closing: ['Done at {free_place_of_signing} on {date_today}. Each party receives a signed copy.'],
    signers,
  }),
};

export const employmentContracts: readonly LibraryText[] = [dutch, french, english];
