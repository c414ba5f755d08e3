import { describe, expect, test } from 'vitest';
import {
  calculatorQuoteParams,
  callbackParams,
  contactParams,
  faultParams,
  landingRequestParams,
  quoteParams,
} from '../../src/services/template-params';
import type { FaultReport } from '../../machines/fault/fault.rules';
import { companyDetails, details, planning } from '../fault/fault.model';
import { contactDetails, handover, noBusiness, roofWork, workAddress } from '../forms/forms.model';

describe('§7 template_params', () => {
  const sender = {
    to_name: 'Helderdak',
    to_email: 'verkoop@helderdak.example',
    from_name: 'Marieke de Groot',
    from_email: 'marieke@voorbeeld.nl',
    phone: '06 12 34 56 78',
    reply_to: 'marieke@voorbeeld.nl',
  };

  test('contact', () => {
    expect(contactParams({ ...contactDetails, ...noBusiness, message: 'Graag bellen.' })).toEqual({
      ...sender,
      message: 'Graag bellen.',
    });
  });

  test('extension: a callback has a name, a number and a part of the day', () => {
    const { name, phone } = contactDetails;

    expect(callbackParams({ name, phone, preferredTime: '12:00–15:00' })).toEqual({
      ...sender,
      from_email: '',
      reply_to: '',
      message: 'Alleen terugbellen, 12:00–15:00.',
      preferred_time: '12:00–15:00',
    });
    expect(callbackParams({ name, phone, preferredTime: '' })).toMatchObject({
      message: 'Alleen terugbellen, de hele dag.',
      preferred_time: '',
    });
  });

  test('extension: a business is named, in every request (D41)', () => {
    const named = { ...contactDetails, companyName: 'Bakkerij De Groot', kvk: '32012345', message: '' };

    expect(contactParams(named)).toEqual({
      ...sender,
      message: '',
      company_name: 'Bakkerij De Groot',
      kvk: '32012345',
    });
  });

  test('/offerte joins the services with comma and space; an empty optional value is there (D33)', () => {
    const request = {
      ...contactDetails,
      ...noBusiness,
      ...workAddress,
      preferredDate: '',
      message: '',
      selectedServices: ['Dakisolatie', 'Laadpaal service & controle'],
    };

    expect(quoteParams(request)).toEqual({
      ...sender,
      address: 'Stadhuisplein 1',
      postal_code: '3811 LM',
      city: 'Amersfoort',
      preferred_date: '',
      selected_services: 'Dakisolatie, Laadpaal service & controle',
      message: '',
    });
  });

  describe('fault report, an extension (D6)', () => {
    const report: FaultReport = {
      ...details,
      ...planning,
      ...companyDetails,
      contractNumber: 'HD-2031',
      description: 'De aardlek slaat af.',
      issueType: 'short-circuit',
      contactPreference: 'email',
    };

    test('of a business customer', () => {
      expect(faultParams(report)).toEqual({
        ...sender,
        message: 'De aardlek slaat af.',
        issue_type: 'Kortsluiting',
        address: 'Stadhuisplein 1, Amersfoort',
        preferred_date: '2026-11-23',
        preferred_time: 'Middag (12:00–17:00)',
        contact_preference: 'Per e-mail',
        company_name: 'Bakkerij De Groot',
        kvk: '32012345',
        contract_number: 'HD-2031',
      });
    });

    test('what was left open is there as an empty value (D33)', () => {
      expect(faultParams({ ...report, issueType: undefined, description: '', contractNumber: '' })).toMatchObject({
        message: '',
        issue_type: '',
        contract_number: '',
      });
    });
  });

  test('extension: a landing request (D6)', () => {
    const request = { ...contactDetails, ...noBusiness, ...roofWork, carModel: '', preferredDate: '2027-03-01' };

    expect(landingRequestParams(request)).toEqual({
      ...sender,
      message: 'Het dak lekt bij de schoorsteen.',
      address: 'Stadhuisplein 1, Amersfoort',
      car_model: '',
      preferred_date: '2027-03-01',
    });
  });

  test('the calculator quote holds every value of the calculation, the investment as a figure (D24)', () => {
    const {
      calculator_data,
      calculator_json = '',
      ...others
    } = calculatorQuoteParams({
      ...contactDetails,
      ...noBusiness,
      message: '',
      calculator: handover,
    });

    expect(others).toEqual({ ...sender, message: '' });
    expect(JSON.parse(calculator_json)).toEqual(handover);
    expect(calculator_data?.replaceAll('\u00a0', ' ')).toBe(
      [
        'Adres',
        'Straat en huisnummer: Stadhuisplein 1',
        'Postcode en woonplaats: 3811 LM Amersfoort',
        '',
        'Verbruik en dak',
        'Verbruik: 3.500 kWh per jaar',
        'Dakrichting: Zuid',
        'Dakhoek: 30 graden',
        '',
        'Resultaat',
        'Aantal panelen: 11',
        'Jaarlijkse opbrengst: 3.740 kWh',
        'Besparing: € 77,92 per maand',
        'Terugverdientijd: 5,0 jaar',
        'Subsidie: € 825',
        'CO₂-besparing: 1.496 kg per jaar',
        'Gelijk aan: 15 bomen',
        'Totale investering: € 5.500',
      ].join('\n'),
    );
  });

  test('house letter, addition, year, roof and label are there when the address service knows them', () => {
    const address = {
      ...handover.address,
      huisletter: 'A',
      huisnummertoevoeging: 'bis',
      bouwjaar: 1932,
      dakType: 'zadeldak',
      energielabel: 'C',
    };
    const { calculator_data } = calculatorQuoteParams({
      ...contactDetails,
      ...noBusiness,
      message: '',
      calculator: { ...handover, address },
    });

    expect(calculator_data?.split('\n').slice(1, 6)).toEqual([
      'Straat en huisnummer: Stadhuisplein 1A-bis',
      'Postcode en woonplaats: 3811 LM Amersfoort',
      'Bouwjaar: 1932',
      'Daktype: zadeldak',
      'Energielabel: C',
    ]);
  });
});
