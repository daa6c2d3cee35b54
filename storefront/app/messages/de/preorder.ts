import type * as english from '../en/preorder.ts';

export const preOrderFormMessages: typeof english.preOrderFormMessages = {
  hint: 'Wir schreiben Ihnen, sobald die Ware da ist',
  nothingPaid:
    'Heute keine Zahlung, keine Kaufverpflichtung. Mit einer Vorbestellung sichern Sie sich Ihren Platz in der Reihe.',
};

export const confirmMessages: typeof english.confirmMessages = {
  title: 'Ihre Vorbestellung',
  noted: 'Vielen Dank. Ihre Vorbestellung ist eingetragen.',
  mailed: (email) => `Die Einzelheiten haben wir an ${email} gesendet.`,
  expected: 'Voraussichtlich ab',
  quantity: 'Menge',
  email: 'E-Mail-Adresse',
  payment: 'Zahlung',
  nothingPaid: 'Heute keine Zahlung, keine Kaufverpflichtung',
  next: 'Sobald die Ware da ist, schreiben wir Ihnen; dann entscheiden Sie.',
  cancel: 'Anders überlegt? Nutzen Sie den Link in der E-Mail.',
  goOn: 'Weiter einkaufen',
  unknown: 'Wir konnten diese Vorbestellung nicht finden',
  why: 'Die Einzelheiten und den Link zum Stornieren finden Sie in unserer E-Mail.',
  login: 'Anmelden',
  contact: 'Kontakt',
};
