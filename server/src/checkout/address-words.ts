// What is wrong with a field of an order, in words to stand beside it.

const en = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your e-mail address',
  emailShape: 'Enter an e-mail address such as name@example.com',
  street: 'Enter your street address',
  city: 'Enter your town or city',
  country: 'Choose a country',
  notServed: (country: string) => `We do not deliver to ${country} yet`,
  zone: 'Choose a state or province',
  postcode: 'Enter your postcode',
  postcodeShape: (country: string, example: string) => `Enter a postcode for ${country}, such as ${example}`,
  phone: 'Enter a phone number with 6 to 15 digits',
  payment: 'Choose how to pay',
};

const fr: typeof en = {
  firstName: 'Indiquez votre prénom',
  lastName: 'Indiquez votre nom',
  email: 'Indiquez votre adresse e-mail',
  emailShape: 'Indiquez une adresse e-mail comme nom@exemple.com',
  street: 'Indiquez votre adresse (numéro et rue)',
  city: 'Indiquez votre ville',
  country: 'Choisissez un pays',
  notServed: (country) => `Nous ne livrons pas encore dans ce pays : ${country}`,
  zone: 'Choisissez une région, un État ou une province',
  postcode: 'Indiquez votre code postal',
  postcodeShape: (country, example) => `Indiquez un code postal valable (${country}), par exemple ${example}`,
  phone: 'Indiquez un numéro de téléphone de 6 à 15 chiffres',
  payment: 'Choisissez un moyen de paiement',
};

export const addressWords = (language: string): typeof en => (language === 'fr' ? fr : en);
