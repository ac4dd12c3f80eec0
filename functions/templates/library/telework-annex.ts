import { modelHtml, type LibraryText } from './model-text.ts';

const type = 'annex';
const signers = ['internal_first', 'employee'] as const;

const dutch: LibraryText = {
  id: 'telework-annex-nl',
  name: 'Bijlage telewerk',
  type,
  language: 'nl',
  description:
    'Structural telework under collective labour agreement no. 85, with occasional telework under the act of 5 March 2017.',
  content_html: modelHtml({
    language: 'nl',
    title: 'Bijlage bij de arbeidsovereenkomst: telewerk',
    opening: [
      'Tussen <strong>{company_name}</strong>, {company_address}, hierna ‘de werkgever’, en <strong>{employee_name}</strong>, {employee_address}, in dienst sinds {job_start_date} als {job_function}, hierna ‘de werknemer’.',
      'Deze bijlage regelt structureel telewerk volgens collectieve arbeidsovereenkomst nr. 85 van 9 november 2005. Zij wordt ondertekend uiterlijk op het ogenblik waarop het telewerk begint.',
    ],
    clauses: [
      [
        'Vrijwillig karakter, duur en terugkeer',
        'Telewerk is vrijwillig, voor de werknemer en de werkgever. Het begint op {free_begin_van_telewerk} en geldt voor onbepaalde duur.',
        'Elke partij kan het telewerk beëindigen met een kennisgeving van {free_termijn_van_terugkeer}. De werknemer keert dan terug naar de bedrijfsruimten, zonder gevolg voor de arbeidsovereenkomst.',
      ],
      [
        'Plaats en dagen',
        'De werknemer telewerkt op {free_plaats_van_telewerk}, op deze dagen: {free_dagen_van_telewerk}. Op de andere dagen werkt de werknemer in de bedrijfsruimten.',
        'De werkgever kan om een goede reden aanwezigheid op een teledag vragen, als dat tijdig wordt meegedeeld.',
      ],
      [
        'Arbeidsduur en bereikbaarheid',
        'De werknemer organiseert het werk binnen de arbeidsduur die in de onderneming geldt. De werklast en de prestatienormen zijn dezelfde als in de bedrijfsruimten.',
        'De werknemer is bereikbaar via telefoon, e-mail en de samenwerkingstools tijdens deze uren: {free_uren_van_bereikbaarheid}. Daarbuiten heeft de werknemer het recht om niet bereikbaar te zijn.',
      ],
      [
        'Materiaal, ondersteuning en kosten',
        'De werkgever levert, installeert en onderhoudt het materiaal dat voor telewerk nodig is. Technische ondersteuning is beschikbaar: {free_technische_ondersteuning}.',
        'De werkgever vergoedt de kosten van verbinding en communicatie en de andere kosten van telewerk met {free_vergoeding_van_kosten}.',
        'Bij een defect of overmacht die het werk verhindert, verwittigt de werknemer de werkgever onmiddellijk. Het overeengekomen loon blijft verschuldigd.',
      ],
      [
        'Bescherming van gegevens',
        'De werknemer leeft de regels van de werkgever over gegevensbescherming, beveiliging en gebruik van internet en toestellen na.',
      ],
      [
        'Gezondheid, veiligheid en ongevallen',
        'De werkgever informeert de werknemer over welzijn op het werk, in het bijzonder over beeldschermen. De interne preventiedienst heeft toegang tot de plaats van telewerk; in de woning alleen na melding en met het akkoord van de werknemer.',
        'De arbeidsongevallenverzekering geldt op de plaats en tijdens de uren van telewerk die in deze bijlage staan (wet van 10 april 1971).',
      ],
      [
        'Rechten en occasioneel telewerk',
        'De werknemer behoudt dezelfde individuele en collectieve rechten, opleiding en loopbaankansen als werknemers in de bedrijfsruimten.',
        'Occasioneel telewerk bij overmacht of om persoonlijke redenen wordt aangevraagd volgens de wet van 5 maart 2017 betreffende werkbaar en wendbaar werk.',
      ],
    ],
    closing: ['Opgemaakt te {free_plaats_van_ondertekening} op {date_today}. Elke partij ontvangt een exemplaar.'],
    signers,
  }),
};

const french: LibraryText = {
  id: 'telework-annex-fr',
  name: 'Avenant télétravail',
  type,
  language: 'fr',
  description: dutch.description,
  content_html: modelHtml({
    language: 'fr',
    title: 'Avenant au contrat de travail : télétravail',
    opening: [
      'Entre <strong>{company_name}</strong>, {company_address}, ci-après « l’employeur », et <strong>{employee_name}</strong>, {employee_address}, en service depuis le {job_start_date} comme {job_function}, ci-après « le travailleur ».',
      'Le présent avenant règle le télétravail structurel conformément à la convention collective de travail n° 85 du 9 novembre 2005. Il est signé au plus tard au moment où le télétravail commence.',
    ],
    clauses: [
      [
        'Caractère volontaire, durée et retour',
        'Le télétravail est volontaire pour le travailleur et pour l’employeur. Il commence le {free_debut_du_teletravail} et vaut pour une durée indéterminée.',
        'Chaque partie peut y mettre fin moyennant un avertissement de {free_delai_de_retour}. Le travailleur revient alors dans les locaux de l’entreprise, sans conséquence pour le contrat de travail.',
      ],
      [
        'Lieu et jours',
        'Le travailleur télétravaille à {free_lieu_du_teletravail}, les jours suivants : {free_jours_de_teletravail}. Les autres jours, il travaille dans les locaux de l’entreprise.',
        'L’employeur peut, pour une bonne raison communiquée à temps, demander une présence un jour de télétravail.',
      ],
      [
        'Durée du travail et joignabilité',
        'Le travailleur organise son travail dans le cadre de la durée du travail applicable dans l’entreprise. La charge de travail et les critères de résultat sont les mêmes que dans les locaux de l’entreprise.',
        'Le travailleur est joignable par téléphone, par courriel et par les outils de collaboration aux heures suivantes : {free_heures_de_joignabilite}. En dehors de ces heures, il a le droit de ne pas être joignable.',
      ],
      [
        'Matériel, assistance et frais',
        'L’employeur fournit, installe et entretient le matériel nécessaire. Une assistance technique est disponible : {free_assistance_technique}.',
        'L’employeur prend en charge les frais de connexion et de communication et les autres frais du télétravail à concurrence de {free_indemnite_de_frais}.',
        'En cas de panne ou de force majeure empêchant le travail, le travailleur avertit immédiatement l’employeur. La rémunération convenue reste due.',
      ],
      [
        'Protection des données',
        'Le travailleur respecte les règles de l’employeur en matière de protection des données, de sécurité et d’usage d’internet et des appareils.',
      ],
      [
        'Santé, sécurité et accidents',
        'L’employeur informe le travailleur sur le bien-être au travail, en particulier sur les écrans de visualisation. Le service interne de prévention a accès au lieu du télétravail ; au domicile, uniquement après avertissement et avec l’accord du travailleur.',
        'L’assurance contre les accidents du travail s’applique au lieu et pendant les heures de télétravail mentionnés dans le présent avenant (loi du 10 avril 1971).',
      ],
      [
        'Droits et télétravail occasionnel',
        'Le travailleur conserve les mêmes droits individuels et collectifs, la même formation et les mêmes possibilités de carrière que les travailleurs occupés dans les locaux de l’entreprise.',
        'Le télétravail occasionnel en cas de force majeure ou pour des raisons personnelles est demandé conformément à la loi du 5 mars 2017 concernant le travail faisable et maniable.',
      ],
    ],
    closing: ['Fait à {free_lieu_de_signature}, le {date_today}. Chaque partie reçoit un exemplaire.'],
    signers,
  }),
};

const english: LibraryText = {
  id: 'telework-annex-en',
  name: 'Telework annex',
  type,
  language: 'en',
  description: `${dutch.description} A translation: the law asks for Dutch or French.`,
  content_html: modelHtml({
    language: 'en',
    title: 'Annex to the employment contract: telework',
    opening: [
      'Between <strong>{company_name}</strong>, {company_address}, ‘the employer’, and <strong>{employee_name}</strong>, {employee_address}, employed since {job_start_date} as {job_function}, ‘the employee’.',
      'This annex governs structural telework under collective labour agreement no. 85 of 9 November 2005. It is signed by the moment at which telework begins.',
    ],
    clauses: [
      [
        'Voluntary nature, duration and return',
        'Telework is voluntary for the employee and for the employer. It begins on {free_start_of_telework} and is agreed for an indefinite period.',
        'Either party may end telework with a notice of {free_notice_of_return}. The employee then returns to the premises of the company, without effect on the employment contract.',
      ],
      [
        'Place and days',
        'The employee teleworks at {free_place_of_telework} on these days: {free_days_of_telework}. On other days the employee works at the premises of the company.',
        'For a good reason that is given in time, the employer may ask for presence on a day of telework.',
      ],
      [
        'Working time and availability',
        'The employee organises the work within the working time of the company. Workload and standards are the same as at the premises.',
        'The employee can be reached by telephone, e-mail and the tools for working together during these hours: {free_hours_of_availability}. Outside of them the employee has the right to disconnect.',
      ],
      [
        'Equipment, support and costs',
        'The employer supplies, installs and maintains the equipment needed for telework. Technical support is available: {free_technical_support}.',
        'The employer pays the costs of connection and communication and the other costs of telework with {free_cost_allowance}.',
        'If a defect or force majeure prevents the work, the employee tells the employer immediately. The agreed wage remains due.',
      ],
      [
        'Protection of data',
        'The employee follows the rules of the employer on data protection, security and the use of internet and devices.',
      ],
      [
        'Health, safety and accidents',
        'The employer informs the employee about well-being at work, in particular about display screens. The internal prevention service has access to the place of telework; to a home only after notice and with the consent of the employee.',
        'The insurance against accidents at work holds at the place and during the hours of telework stated in this annex (act of 10 April 1971).',
      ],
      [
        'Rights and occasional telework',
        'The employee keeps the same individual and collective rights, training and career opportunities as employees at the premises.',
        'Occasional telework in case of force majeure or for personal reasons is requested under the act of 5 March 2017 on feasible and manageable work.',
      ],
    ],
    closing: ['Done at {free_place_of_signing} on {date_today}. Each party receives a copy.'],
    signers,
  }),
};

export const teleworkAnnexes: readonly LibraryText[] = [dutch, french, english];
