import { ownContributionPaymentTypes } from '#shared/values/own-contribution.ts';
import { contractTypes, usageTypes, vehicleTypes } from './vehicle.ts';
import { extraFuels, fuels } from '#shared/values/fuel.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import { currencies } from '#shared/values/currency.ts';

/** The column of the driver, who is given by employee number, e-mail or exact name. */
export const DRIVER = 'person_name';

const fuelWords = {
  petrol: 'gas', gasoline: 'gas', benzine: 'gas', essence: 'gas',
  elektrisch: 'electric', electrique: 'electric', ev: 'electric', bev: 'electric',
  bensine: 'gas', 'sans plomb': 'gas', loodvrij: 'gas', gasoil: 'diesel',
  elektriciteit: 'electric', electricite: 'electric', 'volledig elektrisch': 'electric', '100% elektrisch': 'electric', '100% électrique': 'electric',
  'full electric': 'electric', '100% electric': 'electric', 'puur elektrisch': 'electric', 'tout électrique': 'electric', 'pure électrique': 'electric', elec: 'electric', elek: 'electric', stroom: 'electric', batterij: 'electric',
  'euro 95': 'gas', 'euro 98': 'gas', 'super 95': 'gas', 'super 98': 'gas', 'essence 95': 'gas', 'essence 98': 'gas', 'benzine 95': 'gas', 'benzine 98': 'gas', e10: 'gas', e5: 'gas', super: 'gas', 'ongelode benzine': 'gas',
  'mild hybrid benzine': 'gas', 'mild hybride benzine': 'gas', 'benzine mild hybrid': 'gas', 'mild hybrid essence': 'gas', 'micro-hybride essence': 'gas', 'mild hybrid petrol': 'gas', 'mhev benzine': 'gas', 'mhev essence': 'gas',
  mazout: 'diesel', gazole: 'diesel', 'diesel b7': 'diesel', hvo: 'diesel', 'mild hybrid diesel': 'diesel', 'mild hybride diesel': 'diesel', 'diesel mild hybrid': 'diesel', 'micro-hybride diesel': 'diesel', 'mhev diesel': 'diesel',
  autogas: 'lpg', 'lpg gas': 'lpg', gpl: 'lpg', gnc: 'natural_gas', lng: 'natural_gas',
  phev: 'hybrid_gas', 'plug-in hybrid': 'hybrid_gas', 'plug-in hybride': 'hybrid_gas', 'plug-in': 'hybrid_gas', 'hybride rechargeable': 'hybrid_gas', 'plugin hybride benzine/elektrisch': 'hybrid_gas', 'oplaadbare hybride': 'hybrid_gas', 'véhicule hybride rechargeable': 'hybrid_gas',
  'plug-in hybrid petrol': 'hybrid_gas', 'petrol plug-in hybrid': 'hybrid_gas', 'plug-in hybrid benzine': 'hybrid_gas', 'plug-in hybrid essence': 'hybrid_gas', 'benzine plug-in hybride': 'hybrid_gas', 'benzine phev': 'hybrid_gas', 'essence phev': 'hybrid_gas', 'hybrid benzine': 'hybrid_gas', 'hybrid essence': 'hybrid_gas', 'elektrisch/benzine': 'hybrid_gas', 'électrique/essence': 'hybrid_gas', 'benzine + elektrisch': 'hybrid_gas', 'essence + électrique': 'hybrid_gas',
  'plug-in hybrid diesel': 'hybrid_diesel', 'diesel plug-in hybrid': 'hybrid_diesel', 'diesel plug-in hybride': 'hybrid_diesel', 'diesel phev': 'hybrid_diesel', 'elektrisch/diesel': 'hybrid_diesel', 'électrique/diesel': 'hybrid_diesel', 'diesel + elektrisch': 'hybrid_diesel', 'diesel + électrique': 'hybrid_diesel',
  waterstof: 'fuel_cells', hydrogen: 'fuel_cells', hydrogene: 'fuel_cells', 'fuel cell': 'fuel_cells',
  cng: 'natural_gas', aardgas: 'natural_gas', 'gaz naturel': 'natural_gas',
  'hybrid petrol': 'hybrid_gas', 'petrol hybrid': 'hybrid_gas', 'hybride benzine': 'hybrid_gas', 'hybride essence': 'hybrid_gas',
  'benzine hybride': 'hybrid_gas', 'essence hybride': 'hybrid_gas', 'benzine/elektrisch': 'hybrid_gas', 'essence/électrique': 'hybrid_gas',
  'plug-in hybride benzine': 'hybrid_gas', 'hybride rechargeable essence': 'hybrid_gas', 'phev benzine': 'hybrid_gas', 'phev essence': 'hybrid_gas',
  'diesel hybride': 'hybrid_diesel', 'diesel/elektrisch': 'hybrid_diesel', 'diesel/électrique': 'hybrid_diesel',
  'plug-in hybride diesel': 'hybrid_diesel', 'hybride rechargeable diesel': 'hybrid_diesel', 'phev diesel': 'hybrid_diesel',
  'diesel hybrid': 'hybrid_diesel', 'hybride diesel': 'hybrid_diesel',
  'hybrid diesel': 'hybrid_diesel',
  'fake hybrid petrol': 'fake_hybrid_gas', 'fake hybrid diesel': 'fake_hybrid_diesel',
} as const; // prettier-ignore

/** A plug-in hybrid that does not say its fuel: nearly all of them burn petrol, and who knows better is told. */
const doubtfulFuels: Readonly<Record<string, string>> = Object.fromEntries(
  ['phev', 'plug-in hybrid', 'plug-in hybride', 'plug-in', 'hybride rechargeable', 'oplaadbare hybride', 'véhicule hybride rechargeable'].map((word) => [normalName(word), 'hybrid petrol']),
); // prettier-ignore

/** A hybrid may be a mild one, which counts as its fuel, a full or a plug-in one. */
const WHICH_HYBRID = 'which hybrid? write hybrid petrol, hybrid diesel, or the fuel of a mild hybrid';
const fuelQuestions: Readonly<Record<string, string>> = Object.fromEntries(
  ['hybride', 'hybrid', 'hev', 'mhev', 'mild hybrid', 'mild hybride', 'micro-hybride'].map((word) => [normalName(word), WHICH_HYBRID]),
); // prettier-ignore

const typeWords = {
  wagen: 'car', auto: 'car', voiture: 'car', personenwagen: 'car',
  moto: 'motorbike', motorfiets: 'motorbike', motorcycle: 'motorbike',
  break: 'car', berline: 'car', berlina: 'car', suv: 'car', cabrio: 'car', cabriolet: 'car', coupe: 'car', hatchback: 'car', monovolume: 'car', monospace: 'car', mpv: 'car', stationwagen: 'car', 'station wagon': 'car', stadswagen: 'car', citadine: 'car', crossover: 'car', limousine: 'car', sedan: 'car', 'pick-up': 'car', personenauto: 'car', 'voiture personnelle': 'car', véhicule: 'car', voertuig: 'car', bedrijfsauto: 'car', dienstwagen: 'car', leasewagen: 'car', poolwagen: 'car',
  bestelwagen: 'car', bestelauto: 'car', camionnette: 'car', fourgon: 'car', fourgonnette: 'car', utilitaire: 'car', 'véhicule utilitaire': 'car', 'lichte vracht': 'car', 'lichte vrachtwagen': 'car', van: 'car', minibus: 'car', 'utilitaire léger': 'car',
  scooter: 'motorbike', bromfiets: 'motorbike', motor: 'motorbike', vélomoteur: 'motorbike', cyclomoteur: 'motorbike',
  'e-bike': 'bicycle', ebike: 'bicycle', 'speed pedelec': 'bicycle', speedpedelec: 'bicycle', pedelec: 'bicycle', bakfiets: 'bicycle', 'vélo cargo': 'bicycle', bicyclette: 'bicycle', stadsfiets: 'bicycle', koersfiets: 'bicycle', plooifiets: 'bicycle', leasefiets: 'bicycle', bedrijfsfiets: 'bicycle', 'vélo de société': 'bicycle',
  fiets: 'bicycle', velo: 'bicycle', bike: 'bicycle', 'elektrische fiets': 'bicycle', 'vélo électrique': 'bicycle', bedrijfswagen: 'car', 'voiture de société': 'car', 'voiture particulière': 'car',
} as const; // prettier-ignore

const contractWords = {
  owned: 'buy', rented: 'hire', 'operating lease': 'op_lease', 'finance lease': 'fin_lease',
  purchase: 'buy', bought: 'buy', hired: 'hire', aankoop: 'buy', gekocht: 'buy', eigendom: 'buy', achat: 'buy', acheté: 'buy', propriété: 'buy',
  rent: 'hire', rental: 'hire', huur: 'hire', verhuur: 'hire', location: 'hire', 'location courte durée': 'hire', 'korte termijn huur': 'hire',
  'operational lease': 'op_lease', 'operational leasing': 'op_lease', 'operationele leasing': 'op_lease', renting: 'op_lease',
  'leasing opérationnel': 'op_lease', 'location longue durée': 'op_lease', 'operationele lease': 'op_lease', 'operationeel leasing': 'op_lease', 'financiële lease': 'fin_lease', 'location-financement': 'fin_lease',
  'financial lease': 'fin_lease', 'financial leasing': 'fin_lease', 'financiële leasing': 'fin_lease', 'leasing financier': 'fin_lease',
} as const; // prettier-ignore

const currencyWords = {
  'Euro (€)': 'EUR', euro: 'EUR', euros: 'EUR', 'Bitcoin (₿)': 'BTC', 'Pound sterling (£)': 'GBP', 'Indian rupee (₹)': 'INR', 'Nigerian naira (₦)': 'NGN', 'Russian rouble (₽)': 'RUB', 'Turkish lira (₺)': 'TRY', 'US dollar ($)': 'USD', dollar: 'USD',
} as const; // prettier-ignore

const usageWords = {
  'private and commuting': 'private_and_commute',
  'private and commute': 'private_and_commute',
  'privé en woon-werk': 'private_and_commute',
} as const;

const CO2_UNITS = ['g', 'g/km', 'gr/km', 'g co2/km'] as const;

/**
 * The columns that a file of vehicles may have (docs/areas/fleet.md#import), with the order and headers of the
 * template.
 */
export const carColumns = [
  { key: 'id', header: 'Id', label: 'fleet:column.id', kind: 'integer', synonyms: ['vehicle id', 'car id'], isKey: true },
  { key: 'type', header: 'Type', label: 'fleet:column.type', kind: 'enum', allowed: vehicleTypes, words: typeWords, synonyms: ['vehicle type', 'soort', 'type voertuig', 'voertuigtype', 'type de véhicule', 'genre', 'voertuigsoort', 'categorie', 'catégorie'], required: true, otherwise: 'car' },
  { key: 'brand', header: 'Brand', label: 'fleet:column.brand', kind: 'text', synonyms: ['make', 'merk', 'marque', 'automerk', 'merk voertuig', 'marque du véhicule', 'constructeur'], required: true },
  { key: 'model', header: 'Model', label: 'fleet:column.model', kind: 'text', synonyms: ['modèle', 'uitvoering', 'type model', 'modèle du véhicule', 'model voertuig', 'version'], required: true },
  { key: 'plate', header: 'Plate', label: 'fleet:column.plate', kind: 'text', synonyms: ['license plate', 'licence plate', 'registration', 'nummerplaat', 'kenteken', 'plaque', "plaque d'immatriculation", 'immatriculation', 'plaat', 'plaatnummer', 'kentekenplaat', 'nr plaat', 'numéro de plaque', 'plaque minéralogique', "numéro d'immatriculation", "n° d'immatriculation", 'inschrijvingsnummer'], required: true, isKey: true },
  { key: DRIVER, header: 'Driver', label: 'fleet:column.person_name', kind: 'person', synonyms: ['person', 'owner', 'employee', 'employee number', 'bestuurder', 'werknemer', 'conducteur', 'related employee', 'related_employee_id', 'chauffeur', 'naam bestuurder', 'berijder', 'medewerker', 'naam medewerker', 'nom du conducteur', 'collaborateur', 'travailleur', 'utilisateur', 'gebruiker', 'employé', 'conducteur principal', 'nom du chauffeur'] },
  { key: 'start_date', header: 'Driver since', label: 'fleet:column.driver_since', kind: 'date', synonyms: ['driver from', 'start date driver', 'bestuurder sinds', 'sinds', 'toegewezen op', 'datum toewijzing', 'in bezit sinds', 'conducteur depuis', 'depuis', 'attribué le', "date d'attribution"] },
  { key: 'fuel', header: 'Fuel', label: 'fleet:column.fuel', kind: 'enum', allowed: fuels, extra: { feature: 'cars/extra-fuels', values: extraFuels }, words: fuelWords, doubtful: doubtfulFuels, questions: fuelQuestions, synonyms: ['fuel type', 'brandstof', 'carburant', 'type brandstof', 'brandstoftype', 'soort brandstof', 'motorisatie', 'type de carburant', 'énergie', 'motorisation'], required: true },
  { key: 'co2_g_km', header: 'CO2 g/km', label: 'fleet:column.co2_g_km', kind: 'integer', units: CO2_UNITS, synonyms: ['CO₂ (NEDC)', 'co2', 'co2 nedc', 'co2 (g/km)', 'co2 uitstoot', 'emission co2', 'co2-uitstoot', 'co2-waarde', 'uitstoot co2', 'co2 emissie', 'émission co2', 'émissions co2', 'émission de co2', 'taux de co2', 'co2 nedc g/km', 'co2 nedc (g/km)', 'émissions de co2'] },
  { key: 'co2_g_km_wltp', header: 'CO2 WLTP g/km', label: 'fleet:column.co2_g_km_wltp', kind: 'integer', units: CO2_UNITS, synonyms: ['CO₂ (WLTP)', 'co2 wltp', 'co2 g/km wltp', 'wltp', 'co2-uitstoot wltp', 'co2 emissie wltp', 'wltp co2', 'émission co2 wltp', 'émissions co2 wltp', 'uitstoot wltp', 'émissions de co2 wltp', 'émission de co2 wltp'] },
  { key: 'co2_g_km_corresponding', header: 'CO2 corresponding car g/km', label: 'fleet:column.co2_g_km_corresponding', kind: 'integer', units: CO2_UNITS, synonyms: ['CO₂ of the corresponding car', 'co2 corresponding car', 'corresponding co2', 'co2 overeenstemmende wagen', 'co2 overeenstemmend voertuig', 'co2 véhicule correspondant', 'co2 voiture correspondante'], feature: 'cars/extra-fuels' },
  { key: 'date_first_registration', header: 'First registration', label: 'fleet:column.date_first_registration', kind: 'date', synonyms: ['Date of first registration', 'date first registration', 'registered', 'registration date', 'eerste inschrijving', 'datum eerste inschrijving', 'première immatriculation', 'datum 1e inschrijving', '1e inschrijving', 'datum van eerste inschrijving', 'eerste ingebruikname', 'date de première immatriculation', 'date 1ère immatriculation', '1ère immatriculation', 'date première immatriculation', 'première mise en circulation', 'date de première mise en circulation', 'date de 1ère immatriculation', 'date de 1re immatriculation', 'datum eerste ingebruikname'] },
  { key: 'date_commissioning', header: 'Commissioning date', label: 'fleet:column.date_commissioning', kind: 'date', synonyms: ['first day of use', 'in use since', 'commissioning', 'commissioned', 'in service', 'date commissioning', 'indienststelling', 'mise en service', 'datum indienststelling', 'datum ingebruikname', 'ingebruikname', 'startdatum contract', 'date de mise en service', 'date mise en service', 'date de livraison', 'leveringsdatum', 'leverdatum'] },
  { key: 'order_date', header: 'Order date', label: 'fleet:column.order_date', kind: 'date', synonyms: ['ordered', 'besteldatum', 'date de commande', 'datum bestelling', 'besteldatum voertuig', 'date commande', 'commande du'], feature: 'cars/order-date' },
  { key: 'catalogue_value', header: 'Catalogue value', label: 'fleet:column.catalogue_value', kind: 'money', synonyms: ['Catalogue value, VAT included', 'list price', 'cataloguswaarde', 'valeur catalogue', 'catalogusprijs', 'cataloguswaarde incl. btw', 'catalogusprijs incl. btw', 'prix catalogue', 'valeur catalogue tvac', 'prix catalogue tvac', 'valeur catalogue tva comprise', 'valeur catalogue ttc', 'prix catalogue ttc'] },
  { key: 'cost_yearly', header: 'Yearly cost', label: 'fleet:column.cost_yearly', kind: 'money', synonyms: ['Lease per year', 'Lease or depreciation per year', 'Lease a year', 'Lease or depreciation a year', 'cost yearly', 'cost per year', 'jaarlijkse kost', 'coût annuel', 'jaarkost', 'kost per jaar', 'leasekost per jaar', 'jaarlijkse leasekost', 'coût par an', 'coût annuel du leasing', 'loyer annuel', 'coût de leasing annuel'] },
  { key: 'operational_cost_yearly', header: 'Yearly operational cost', label: 'fleet:column.operational_cost_yearly', kind: 'money', synonyms: ['Operating cost per year', 'Operational a year', 'Operational cost a year', 'operational cost yearly', 'operational cost per year', 'operational cost', 'operationele kost', 'coût opérationnel', 'operationele kost per jaar', 'jaarlijkse operationele kost', 'frais opérationnels annuels', 'coût opérationnel annuel', "frais d'exploitation annuels"] },
  { key: 'contract_type', header: 'Contract type', label: 'fleet:column.contract_type', kind: 'enum', allowed: contractTypes, words: contractWords, synonyms: ['contract', 'type contrat', 'contracttype', 'soort contract', 'type contract', 'type de contrat', 'financiering', 'financement', 'financieringsvorm'] },
  { key: 'usage_type', header: 'Usage', label: 'fleet:column.usage_type', kind: 'enum', allowed: usageTypes, words: usageWords, synonyms: ['usage type', 'gebruik', 'type gebruik', 'gebruikstype', 'usage du véhicule', "type d'utilisation", 'utilisation'], flag: 'enable_cars_usage_type' },
  { key: 'is_pool_vehicle', header: 'Pool vehicle', label: 'fleet:column.is_pool_vehicle', kind: 'flag', synonyms: ['pool', 'poolwagen', 'poolvoertuig', 'pool wagen', 'véhicule de pool', 'voiture de pool', 'véhicule partagé'], feature: 'cars/pool-cars' },
  { key: 'is_utility_vehicle', header: 'Utility vehicle', label: 'fleet:column.is_utility_vehicle', kind: 'flag', synonyms: ['utility', 'lichte vracht', 'utilitaire', 'bedrijfsvoertuig', 'bestelwagen', 'lichte vrachtwagen', 'véhicule utilitaire', 'camionnette'] },
  { key: 'chassis_number', header: 'Chassis number', label: 'fleet:column.chassis_number', kind: 'text', synonyms: ['chassis', 'vin', 'chassisnummer', 'numéro de châssis', 'vin nummer', 'vin-nummer', 'no de châssis', 'numéro châssis', 'châssis', 'framenummer'], isKey: true },
  { key: 'color', header: 'Colour', label: 'fleet:column.color', kind: 'text', synonyms: ['color', 'kleur', 'couleur', 'kleur voertuig', 'teinte'] },
  { key: 'pk', header: 'Horsepower', label: 'fleet:column.pk', kind: 'integer', units: ['pk', 'hp', 'cv', 'ch'], synonyms: ['hp', 'fiscal horsepower', 'fiscale pk', 'cv', 'chevaux', 'pk', 'fiscale paardenkracht', 'vermogen pk', 'cv fiscaux', 'chevaux fiscaux', 'puissance fiscale'] },
  { key: 'supplier', header: 'Supplier', label: 'fleet:column.supplier', kind: 'text', synonyms: ['leasing company', 'leverancier', 'fournisseur', 'leasingmaatschappij', 'leasemaatschappij', 'leasinggever', 'société de leasing', 'bailleur', 'loueur', 'dealer', 'garage'] },
  { key: 'specifics', header: 'Specifics', label: 'fleet:column.specifics', kind: 'text', synonyms: ['remarks', 'options', 'bijzonderheden', 'opties', 'opmerkingen', 'commentaar', 'particularités', 'remarques', 'commentaires', 'remarque', 'opmerking'] },
  { key: 'own_contribution', header: 'Own contribution', label: 'fleet:column.own_contribution', kind: 'money', synonyms: ['employee contribution', 'eigen bijdrage', 'contribution propre', 'persoonlijke bijdrage', 'bijdrage werknemer', 'bijdrage bestuurder', 'contribution personnelle', 'intervention personnelle', 'participation personnelle', 'contribution du travailleur', 'eigen bijdrage per maand', 'contribution propre par mois'], permission: 'wages:own-contribution' },
  { key: 'own_contribution_payment_type', header: 'Own contribution per', label: 'fleet:column.own_contribution_payment_type', kind: 'enum', allowed: ownContributionPaymentTypes, words: { 'per month': 'per_month', 'per km': 'per_km', 'percentage of benefit': 'percentage_of_benefit', 'percentage of the benefit': 'percentage_of_benefit' }, synonyms: ['Contribution paid', 'own contribution payment type', 'type eigen bijdrage', 'wijze eigen bijdrage', 'type de contribution'], permission: 'wages:own-contribution', flag: 'use_own_contribution_payment_type' },
  { key: 'currency', header: 'Currency', label: 'fleet:column.currency', kind: 'enum', allowed: currencies, words: currencyWords, synonyms: ['munt', 'devise', 'valuta', 'monnaie'] },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** Sample rows of the template: a car with a driver, a pool car, a bicycle. */
export const carSamples = [
  { type: 'car', brand: 'Volkswagen', model: 'ID.3 Pro', plate: '2-ABC-123', fuel: 'electric', co2_g_km: 0, date_first_registration: '2024-03-14', date_commissioning: '2024-03-20', catalogue_value: 41_500, is_utility_vehicle: 0, contract_type: 'op_lease', supplier: { example: 'partner' }, color: { example: 'grey' }, currency: 'EUR' },
  { type: 'car', brand: 'Peugeot', model: 'Partner', plate: '1-XYZ-987', fuel: 'diesel', co2_g_km: 128, date_first_registration: '2022-11-02', date_commissioning: '2022-11-04', catalogue_value: 24_990.5, is_utility_vehicle: 1, contract_type: 'buy', currency: 'EUR' },
  { type: 'bicycle', brand: 'Gazelle', model: 'Ultimate C380', catalogue_value: 3_299, contract_type: 'op_lease', currency: 'EUR' },
] as const; // prettier-ignore
