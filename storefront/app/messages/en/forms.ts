/** Labels of fields used in several forms. */
export const fieldMessages = {
  required: '(required)',
  optional: '(optional)',
  loading: 'Loading',
  listFailed: 'This list could not be loaded.',
  tryAgain: 'Try again',
  email: 'Email address',
  emailHint: 'For your order confirmation',
  didYouMean: (guess: string) => `Did you mean ${guess}?`,
  country: 'Country',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company name',
  addCompany: 'Add a company name',
  street: 'Street address',
  streetMore: 'Apartment, floor, building',
  addStreetMore: 'Add a second address line',
  city: 'Town or city',
  zone: 'State or province',
  postcode: 'Postcode',
  phone: 'Phone',
  phoneHint: 'Only used if the courier has a question',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  repeatPassword: 'Repeat password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  trap: 'Leave this field empty',
};

export const errorSummaryMessages = { title: 'There is a problem', prefix: 'Error: ' };

export const errorMessages = {
  unreachable: 'We could not connect. Check your internet connection and try again.',
  serverError: 'Something went wrong on our side. Your entries are saved.',
};
