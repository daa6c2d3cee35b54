import { expect, test } from 'vitest';
import { fieldMessages } from '../messages/en/forms.ts';
import { translate } from '../messages/translate.ts';

test('fields of a customer have the same labels in every form (DATA-12)', () => {
  expect(fieldMessages).toMatchObject({
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company name',
    street: 'Street address',
    city: 'Town or city',
    country: 'Country',
    zone: 'State or province',
    postcode: 'Postcode',
    phone: 'Phone',
    email: 'Email address',
    password: 'Password',
    repeatPassword: 'Repeat password',
  });
  for (const [field, words] of Object.entries(translate(fieldMessages, 'fr')))
    expect(words, field).not.toEqual(fieldMessages[field as keyof typeof fieldMessages]);
});
