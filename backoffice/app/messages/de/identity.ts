import type { identityMessages as english } from '../en/identity.ts';

export const identityMessages: typeof english = {
  endedTitle: 'Ihre Sitzung ist beendet',
  ended: 'Melden Sie sich an, um fortzufahren. Ihre Eingaben sind noch da.',
  somebodyElse: 'Als jemand anderes anmelden',
  confirmTitle: 'Bestätigen Sie, dass Sie es sind',
  confirm: 'Dieser Schritt kann Schaden anrichten und fragt deshalb zuerst, ob Sie es sind.',
  confirmSubmit: 'Bestätigen',
  confirmBusy: 'Wird bestätigt…',
  usePassword: 'Passwort verwenden',
  useCodeInstead: 'Stattdessen einen Code verwenden',
  usePasskey: 'Passkey verwenden',
  confirmByPasskey: 'Mit einem Passkey bestätigen',
};
