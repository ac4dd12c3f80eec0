import { modelHtml, type LibraryText } from './model-text.ts';

const type = 'annex';
const signers = ['internal_first', 'employee'] as const;

const dutch: LibraryText = {
  id: 'training-clause-nl',
  name: 'Scholingsbeding',
  type,
  language: 'nl',
  description:
    'Training clause under article 22bis of the act of 3 July 1978, signed at the latest when the training begins.',
  content_html: modelHtml({
    language: 'nl',
    title: 'Scholingsbeding',
    opening: [
      'Tussen <strong>{company_name}</strong>, {company_address}, hierna ‘de werkgever’, en <strong>{employee_name}</strong>, {employee_address}, in dienst sinds {job_start_date} met een arbeidsovereenkomst voor onbepaalde duur, hierna ‘de werknemer’.',
      'Dit beding wordt gesloten volgens artikel 22bis van de wet van 3 juli 1978 betreffende de arbeidsovereenkomsten, voor elke werknemer afzonderlijk en uiterlijk wanneer de opleiding begint.',
    ],
    clauses: [
      [
        'Opleiding',
        'De opleiding: {free_omschrijving_van_de_opleiding}. Plaats: {free_plaats_van_de_opleiding}. Duur: {free_duur_van_de_opleiding}.',
        'Door de opleiding verwerft de werknemer nieuwe professionele competenties die ook buiten de onderneming nuttig zijn. De opleiding valt niet onder een wettelijk of reglementair kader om het beroep uit te oefenen en is geen opleiding die de werkgever kosteloos moet aanbieden.',
        'De opleiding duurt ten minste 80 uren of kost meer dan het dubbele van het gewaarborgd gemiddeld minimummaandinkomen.',
      ],
      [
        'Kosten',
        'De kosten van de opleiding die de werkgever draagt, bedragen {free_kosten_van_de_opleiding}. Het loon en de verplaatsings- of verblijfskosten van de werknemer zijn daarin niet begrepen.',
      ],
      [
        'Duur van het beding',
        'Het beding begint op {free_begin_van_het_beding} en eindigt op {free_einde_van_het_beding}. Het duurt nooit langer dan drie jaar en staat in verhouding tot de kosten en de duur van de opleiding.',
      ],
      [
        'Terugbetaling',
        'Verlaat de werknemer de onderneming voor het einde van het beding, dan betaalt de werknemer ten hoogste 80 % van de kosten terug bij een vertrek voor een derde van de duur, 50 % tussen een derde en uiterlijk twee derde, en 20 % na twee derde: {free_bedragen_van_terugbetaling}.',
        'Het terug te betalen bedrag is nooit hoger dan 30 % van het jaarloon van de werknemer.',
        'Inhoudingen op het loon gebeuren alleen zoals artikel 23 van de wet van 12 april 1965 betreffende de bescherming van het loon toelaat.',
      ],
      [
        'Wanneer het beding niet geldt',
        'Het beding bestaat niet als het jaarloon niet hoger is dan de wettelijke loongrens, tenzij de opleiding leidt naar een beroep of functie op de lijst van knelpuntberoepen van het gewest.',
        'Het heeft geen uitwerking als de overeenkomst eindigt tijdens de eerste zes maanden, door de werkgever zonder dringende reden, door de werknemer om een dringende reden, of in het kader van een herstructurering in de zin van de wet van 23 december 2005.',
      ],
    ],
    closing: ['Opgemaakt te {free_plaats_van_ondertekening} op {date_today}. Elke partij ontvangt een exemplaar.'],
    signers,
  }),
};

const french: LibraryText = {
  id: 'training-clause-fr',
  name: 'Clause d’écolage',
  type,
  language: 'fr',
  description: dutch.description,
  content_html: modelHtml({
    language: 'fr',
    title: 'Clause d’écolage',
    opening: [
      'Entre <strong>{company_name}</strong>, {company_address}, ci-après « l’employeur », et <strong>{employee_name}</strong>, {employee_address}, en service depuis le {job_start_date} dans les liens d’un contrat de travail à durée indéterminée, ci-après « le travailleur ».',
      'La présente clause est conclue conformément à l’article 22bis de la loi du 3 juillet 1978 relative aux contrats de travail, pour chaque travailleur individuellement et au plus tard au moment où la formation commence.',
    ],
    clauses: [
      [
        'Formation',
        'La formation : {free_description_de_la_formation}. Lieu : {free_lieu_de_la_formation}. Durée : {free_duree_de_la_formation}.',
        'La formation donne au travailleur de nouvelles compétences professionnelles utiles aussi en dehors de l’entreprise. Elle ne se situe pas dans le cadre réglementaire ou légal requis pour l’exercice de la profession et n’est pas une formation que l’employeur doit offrir gratuitement.',
        'La formation dure au moins 80 heures ou coûte plus du double du revenu minimum mensuel moyen garanti.',
      ],
      [
        'Coût',
        'Le coût de la formation pris en charge par l’employeur s’élève à {free_cout_de_la_formation}. La rémunération et les frais de déplacement ou de séjour du travailleur n’y sont pas compris.',
      ],
      [
        'Durée de la clause',
        'La clause prend cours le {free_debut_de_la_clause} et expire le {free_fin_de_la_clause}. Elle ne dépasse jamais trois ans et est proportionnée au coût et à la durée de la formation.',
      ],
      [
        'Remboursement',
        'Si le travailleur quitte l’entreprise avant la fin de la clause, il rembourse au maximum 80 % du coût en cas de départ avant un tiers de la durée, 50 % entre un tiers et au plus tard deux tiers, et 20 % au-delà de deux tiers : {free_montants_du_remboursement}.',
        'Le montant à rembourser ne dépasse jamais 30 % de la rémunération annuelle du travailleur.',
        'Les retenues sur la rémunération ne sont opérées que dans les limites de l’article 23 de la loi du 12 avril 1965 concernant la protection de la rémunération.',
      ],
      [
        'Quand la clause ne s’applique pas',
        'La clause est réputée inexistante si la rémunération annuelle ne dépasse pas le plafond légal, sauf si la formation mène à une profession ou fonction de la liste des métiers en pénurie de la région.',
        'Elle est sans effet si le contrat prend fin pendant les six premiers mois, par l’employeur sans motif grave, par le travailleur pour motif grave, ou dans le cadre d’une restructuration au sens de la loi du 23 décembre 2005.',
      ],
    ],
    closing: ['Fait à {free_lieu_de_signature}, le {date_today}. Chaque partie reçoit un exemplaire.'],
    signers,
  }),
};

const english: LibraryText = {
  id: 'training-clause-en',
  name: 'Training clause',
  type,
  language: 'en',
  description: `${dutch.description} A translation: the law asks for Dutch or French.`,
  content_html: modelHtml({
    language: 'en',
    title: 'Training clause',
    opening: [
      'Between <strong>{company_name}</strong>, {company_address}, ‘the employer’, and <strong>{employee_name}</strong>, {employee_address}, employed since {job_start_date} under an employment contract for an indefinite period, ‘the employee’.',
      'This clause is concluded under article 22bis of the act of 3 July 1978 on employment contracts, for each employee individually and at the latest when the training begins.',
    ],
    clauses: [
      [
        'Training',
        'The training: {free_description_of_training}. Place: {free_place_of_training}. Duration: {free_duration_of_training}.',
        'The training gives the employee new professional skills that are useful outside the company as well. It is not required by law or regulation to practise the occupation, nor one that the employer must offer free of charge.',
        'The training lasts at least 80 hours or costs more than twice the guaranteed average minimum monthly income.',
      ],
      [
        'Cost',
        'The cost of the training that the employer bears is {free_cost_of_training}. The wage and the costs of travel or stay of the employee are not included.',
      ],
      [
        'Duration of the clause',
        'The clause begins on {free_start_of_clause} and ends on {free_end_of_clause}. It never lasts longer than three years and is in proportion to the cost and the duration of the training.',
      ],
      [
        'Repayment',
        'An employee who leaves the company before the end of the clause repays at most 80% of the cost when leaving before one third of its duration, 50% between one third and two thirds at the latest, and 20% after two thirds: {free_amounts_of_repayment}.',
        'The amount to be repaid is never higher than 30% of the yearly wage of the employee.',
        'Deductions from the wage are made only as article 23 of the act of 12 April 1965 on the protection of wages allows.',
      ],
      [
        'When the clause does not apply',
        'The clause is deemed not to exist if the yearly wage does not exceed the limit set by law, unless the training leads to an occupation or position on the region’s list of shortage occupations.',
        'It has no effect if the contract ends during the first six months, by the employer without serious cause, by the employee for serious cause, or in a restructuring within the meaning of the act of 23 December 2005.',
      ],
    ],
    closing: ['Done at {free_place_of_signing} on {date_today}. Each party receives a copy.'],
    signers,
  }),
};

export const trainingClauses: readonly LibraryText[] = [dutch, french, english];
