import type { draftMessages as english } from '../en/draft.ts';

export const draftMessages: typeof english = {
  title: 'Il y a un brouillon non publié',
  scheduled: (moment) => `Sera publié le ${moment}`,
  savedBy: (person, moment) => `Enregistré par ${person} le ${moment}`,
  problem: (reason) => `Il n’a pas pu être publié\u00a0: ${reason}`,
  fill: 'Continuer avec ce brouillon',
  discard: 'Supprimer le brouillon',
  preview: 'Aperçu',
  blocked: 'Le navigateur n’a pas ouvert l’aperçu. Autorisez les fenêtres de ce site.',
  later: 'Publier plus tard…',
  laterTitle: 'Publier plus tard',
  laterHint:
    'Les modifications sont gardées comme brouillon et faites à ce moment, dans le fuseau horaire de la boutique. Sans moment, elles restent un brouillon.',
  moment: 'Date et heure',
  schedule: 'Publier à ce moment',
  store: 'Garder comme brouillon',
  stored: 'Brouillon enregistré',
  saving: 'Enregistrement…',
  close: 'Fermer',
};
