import type { NamedField } from '#shared/document-content/word-fields.rules.ts';
import { isOffered, shortcodes } from './shortcodes.ts';

/** How many names of fields one call may map, and how many are remembered. */
export const WORD_MAPPINGS_MAX = 200;
export const WORD_REMEMBERED_MAX = 1_000;
export const WORD_NAME_MAX = 80;

/** What Belgian employers call the fields in their Word files: Dutch, French and English names. */
const names: Readonly<Record<string, string>> = {
  company_name:
    'bedrijfsnaam, naam bedrijf, naam werkgever, werkgever, firma, nom de la société, nom employeur, employeur, société, company, employer',
  company_address:
    'adres werkgever, adres bedrijf, maatschappelijke zetel, adresse employeur, adresse société, siège social, employer address',
  company_number:
    'ondernemingsnummer, btw nummer, kbo nummer, numéro entreprise, numéro bce, numéro tva, company number, vat number',
  company_nsso_number: 'rsz nummer, numéro onss, nsso number',
  company_joint_committee: 'paritair comité bedrijf, commission paritaire société',
  employee_name:
    'naam, volledige naam, naam werknemer, werknemer, nom complet, nom du travailleur, travailleur, name, full name, employee',
  employee_first_name: 'voornaam, voornaam werknemer, prénom, prénom travailleur, first name, given name',
  employee_last_name: 'familienaam, achternaam, naam familie, nom de famille, nom, last name, surname, family name',
  employee_address: 'adres, adres werknemer, woonplaats, adresse, domicile, adresse travailleur, address, home address',
  employee_birth_date: 'geboortedatum, date de naissance, birth date, date of birth',
  employee_national_number:
    'rijksregisternummer, insz, insz nummer, numéro national, registre national, niss, national number, national register number',
  employee_email: 'e-mail, mail, werkmail, courriel, e-mail address',
  employee_private_email: 'privé e-mail, private mail, courriel privé, e-mail privé, private email',
  employee_phone: 'telefoon, telefoonnummer, gsm, téléphone, numéro de téléphone, phone, phone number, mobile',
  employee_iban: 'iban, rekeningnummer, bankrekening, compte bancaire, numéro de compte, bank account, account number',
  employee_number: 'personeelsnummer, werknemersnummer, matricule, numéro de personnel, employee id, staff number',
  job_function: 'functie, functietitel, fonction, titre de fonction, poste, job title, job, position',
  job_team: 'afdeling, team, dienst, département, service, équipe, department',
  job_manager: 'leidinggevende, verantwoordelijke, manager, responsable, supérieur, supervisor',
  job_statute: 'statuut, statut, statute',
  job_joint_committee: 'paritair comité, pc, commission paritaire, cp, joint committee',
  job_hours_per_week:
    'uren per week, arbeidsduur, wekelijkse arbeidsduur, heures par semaine, durée hebdomadaire, hours per week, weekly hours',
  job_start_date:
    'startdatum, datum indiensttreding, indiensttreding, begindatum, date de début, date entrée en service, entrée en service, start date',
  job_end_date: 'einddatum, datum uitdiensttreding, uitdiensttreding, date de fin, date de sortie, end date',
  job_seniority_date: 'anciënniteitsdatum, anciënniteit, date ancienneté, ancienneté, seniority date',
  wage_gross:
    'brutoloon, loon, bruto maandloon, maandloon, salaire brut, salaire, rémunération, gross salary, salary, gross wage, wage',
  wage_type: 'soort loon, type salaire, wage type',
  wage_from: 'loon vanaf, salaire à partir de, wage from',
  vehicle_name: 'voertuig, wagen, bedrijfswagen, merk en model, véhicule, voiture, voiture de société, vehicle, car',
  vehicle_plate:
    'nummerplaat, kenteken, plaque, plaque d immatriculation, immatriculation, license plate, licence plate, number plate',
  vehicle_chassis_number: 'chassisnummer, numéro de châssis, vin',
  vehicle_fuel: 'brandstof, carburant, fuel',
  vehicle_own_contribution: 'eigen bijdrage, contribution personnelle, own contribution',
  vehicle_own_contribution_per: 'eigen bijdrage per, contribution personnelle par, own contribution per',
  vehicle_catalogue_value: 'cataloguswaarde, valeur catalogue, catalogue value, list price',
  vehicle_start_date: 'wagen vanaf, véhicule à partir de, vehicle from',
  assets_table: 'materiaal, lijst materiaal, bedrijfsmiddelen, matériel, équipement, equipment, assets',
  assets_list: 'lijst van bedrijfsmiddelen, liste du matériel, list of equipment',
  date_today: 'datum, vandaag, datum vandaag, date, date du jour, aujourd hui, today',
  date_sent: 'verzenddatum, date envoi, date sent',
  date_deadline: 'uiterste datum, te tekenen voor, à signer avant, date limite, deadline',
  signer_first_name: 'ondertekenaar, handtekening werkgever, signataire, signature employeur, signer',
  signer_second_name: 'tweede ondertekenaar, deuxième signataire, second signer',
  signer_employee_name: 'handtekening werknemer, signature travailleur, employee signature',
};

/** The fields of every text with the names by which a Word file may mean them. */
export const namedShortcodes: readonly NamedField[] = shortcodes
  .filter(({ shortcode }) => isOffered(shortcode))
  .map(({ shortcode }) => ({
    shortcode,
    names: names[shortcode]?.split(',').map((name) => name.trim()) ?? [],
  }));
