import type { newsletterMessages as english } from '../en/newsletter.ts';

export const newsletterMessages: typeof english = {
  checkInbox: 'Fast geschafft. Öffnen Sie den Link in der E-Mail, die wir Ihnen gerade gesendet haben.',
  ask: {
    subject: (shop) => `Bitte bestätigen: Newsletter von ${shop}`,
    heading: 'Noch ein Schritt',
    text: 'Jemand, wahrscheinlich Sie selbst, hat unseren Newsletter mit dieser Adresse abonniert. Bitte bestätigen Sie die Anmeldung.',
    button: 'Anmeldung bestätigen',
    note: 'Falls Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Wir schreiben Ihnen dann nicht mehr.',
  },
  known: {
    subject: (shop) => `Sie erhalten den Newsletter von ${shop} schon`,
    heading: 'Sie sind schon angemeldet',
    text: 'Jemand, wahrscheinlich Sie selbst, hat sich mit dieser Adresse noch einmal angemeldet. Sie müssen nichts weiter tun.',
  },
  welcome: {
    subject: (shop) => `Willkommen beim Newsletter von ${shop}`,
    heading: 'Sie sind angemeldet',
    text: 'Vielen Dank. Wir schreiben Ihnen, wenn es Neues gibt.',
  },
  leaveOnItsWay: 'Falls diese Adresse den Newsletter bekommt, haben wir einen Link zum Abbestellen gesendet.',
  leaveAsked: {
    subject: (shop) => `Newsletter von ${shop} abbestellen`,
    heading: 'Newsletter abbestellen',
    text: 'Jemand, wahrscheinlich Sie, möchte den Newsletter für diese Adresse abbestellen. Falls nicht, ignorieren Sie diese E-Mail.',
  },
  leave: 'Sie können den Newsletter jederzeit abbestellen:',
  leaveButton: 'Abbestellen',
};
