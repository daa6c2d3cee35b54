export const alertFormMessages = { consent: 'We will send one email and use your address for nothing else.' };
