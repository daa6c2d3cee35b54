import type { withdrawalMessages as english } from '../en/withdrawal.ts';

export const withdrawalMessages: typeof english = {
  title: 'Vertrag widerrufen',
  summary: 'Widerrufen Sie eine Bestellung innerhalb von 14\u00a0Tagen nach Erhalt, ohne Angabe von Gründen.',
  text: 'Sie können eine Bestellung innerhalb von 14\u00a0Tagen nach Erhalt widerrufen. Das ist kostenlos und geht ohne Konto und ohne Angabe von Gründen.',
  needsScript:
    'Dieses Formular benötigt JavaScript. Bitte schreiben Sie uns stattdessen eine E-Mail. Sie ist genauso wirksam.',
};
