import { modelHtml, type LibraryText } from './model-text.ts';

const type = 'return_receipt';
const signers = ['internal_first', 'employee'] as const;

const dutch: LibraryText = {
  id: 'return-receipt-nl',
  name: 'Ontvangstbewijs teruggave',
  type,
  language: 'nl',
  description: 'What an employee gave back, in which state, and what is still missing.',
  content_html: modelHtml({
    language: 'nl',
    title: 'Ontvangstbewijs van teruggegeven materiaal',
    opening: [
      '{company_name} bevestigt dat {employee_name} op {date_today} het volgende heeft teruggegeven:',
      '{assets_table}',
      '<div data-when="vehicle_plate"><p>Voertuig: {vehicle_name}, nummerplaat {vehicle_plate}.</p></div>',
    ],
    clauses: [
      [
        'Staat en toebehoren',
        {
          text: 'Het materiaal is in goede staat, met normale slijtage, tenzij hierna anders vermeld.',
          when: { free_opmerkingen_bij_de_staat: 'Opmerkingen: {free_opmerkingen_bij_de_staat}.' },
        },
        {
          text: 'Alle toebehoren, sleutels, kaarten en toegangscodes zijn teruggegeven, tenzij hierna anders vermeld.',
          when: { free_nog_terug_te_geven: 'Nog terug te geven: {free_nog_terug_te_geven}.' },
        },
      ],
      [
        'Gegevens',
        'De werknemer heeft persoonlijke gegevens en accounts verwijderd. De werkgever mag het materiaal wissen en opnieuw gebruiken.',
      ],
      [
        'Draagwijdte',
        'Dit bewijs stelt alleen de teruggave vast. Geen van de partijen doet afstand van rechten. Schade die bij de teruggave niet zichtbaar was, kan later worden vastgesteld; artikel 18 van de wet van 3 juli 1978 blijft gelden.',
      ],
    ],
    closing: ['Elke partij ontvangt een exemplaar.'],
    signers,
  }),
};

const french: LibraryText = {
  id: 'return-receipt-fr',
  name: 'Reçu de restitution',
  type,
  language: 'fr',
  description: dutch.description,
  content_html: modelHtml({
    language: 'fr',
    title: 'Reçu pour matériel restitué',
    opening: [
      '{company_name} confirme que {employee_name} a restitué le {date_today} :',
      '{assets_table}',
      '<div data-when="vehicle_plate"><p>Véhicule : {vehicle_name}, plaque {vehicle_plate}.</p></div>',
    ],
    clauses: [
      [
        'État et accessoires',
        {
          text: 'Le matériel est en bon état, usure normale comprise, sauf mention contraire ci-après.',
          when: { free_remarques_sur_l_etat: 'Remarques : {free_remarques_sur_l_etat}.' },
        },
        {
          text: 'Tous les accessoires, clés, cartes et codes d’accès ont été restitués, sauf mention contraire ci-après.',
          when: { free_reste_a_restituer: 'Reste à restituer : {free_reste_a_restituer}.' },
        },
      ],
      [
        'Données',
        'Le travailleur a supprimé ses données et comptes personnels. L’employeur peut effacer et réutiliser le matériel.',
      ],
      [
        'Portée',
        'Le présent reçu constate uniquement la restitution. Aucune des parties ne renonce à ses droits. Un dommage qui n’était pas visible lors de la restitution peut être constaté plus tard ; l’article 18 de la loi du 3 juillet 1978 reste applicable.',
      ],
    ],
    closing: ['Chaque partie reçoit un exemplaire.'],
    signers,
  }),
};

const english: LibraryText = {
  id: 'return-receipt-en',
  name: 'Return receipt',
  type,
  language: 'en',
  description: dutch.description,
  content_html: modelHtml({
    language: 'en',
    title: 'Receipt for returned equipment',
    opening: [
      '{company_name} confirms that {employee_name} returned the following on {date_today}:',
      '{assets_table}',
      '<div data-when="vehicle_plate"><p>Vehicle: {vehicle_name}, plate {vehicle_plate}.</p></div>',
    ],
    clauses: [
      [
        'State and accessories',
        {
          text: 'The equipment is in good state, with normal wear, unless stated otherwise below.',
          when: { free_remarks_on_the_state: 'Remarks: {free_remarks_on_the_state}.' },
        },
        {
          text: 'All accessories, keys, cards and access codes were returned, unless stated otherwise below.',
          when: { free_still_to_return: 'Still to be returned: {free_still_to_return}.' },
        },
      ],
      ['Data', 'The employee removed personal data and accounts. The employer may erase and reuse the equipment.'],
      [
        'Scope',
        'This receipt states the return only. Neither party waives any right. Damage that could not be seen at the return may be established later; article 18 of the act of 3 July 1978 continues to apply.',
      ],
    ],
    closing: ['Each party receives a copy.'],
    signers,
  }),
};

export const returnReceipts: readonly LibraryText[] = [dutch, french, english];
