import { plural } from '@vitrine/contract/plural.ts';
import type { listMessages as english } from '../en/list.ts';

export const listMessages: typeof english = {
  search: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  filters: 'Filtres',
  all: 'Tous',
  clear: 'Effacer les filtres',
  more: 'Afficher plus',
  shownOf: (shown, total, isExact) =>
    isExact ? `${shown} sur ${total} affichés` : `${shown} sur plus de ${total} affichés`,
  from: 'Du',
  until: 'Au',
  csv: 'Télécharger en CSV',
  csvBusy: 'Préparation…',
  views: 'Vues',
  viewsHint: 'Une vue est un ensemble de filtres qui porte un nom.',
  noViews: 'Aucune vue n’est enregistrée.',
  viewName: 'Nom',
  viewShared: 'Partagée avec tout le monde',
  viewSharedBy: (name) => `Partagée par ${name}`,
  viewSave: 'Enregistrer la vue',
  viewSaving: 'Enregistrement…',
  viewSaveTitle: 'Enregistrer les filtres choisis',
  viewNothing: 'Choisissez d’abord un filtre, puis enregistrez-le comme vue.',
  viewDelete: (name) => `Supprimer la vue ${name}`,
  viewSaved: (name) => `Vue ${name} enregistrée`,
  keys: 'Touches',
  keysOn: 'Utiliser les touches simples',
  keyNext: 'Ligne suivante',
  keyPrevious: 'Ligne précédente',
  keyOpen: 'Ouvrir',
  keySelect: 'Sélectionner',
  keyEdit: 'Modifier',
  keySearch: 'Rechercher',
  close: 'Fermer',
  copy: (what) => `Copier\u00a0: ${what}`,
  copied: 'Copié',
  copyFailed: 'La copie n’est pas possible ici. Sélectionnez le texte.',
  amountAmbiguous: (first, second) => `Deux lectures sont possibles. Saisissez ${first} ou ${second}.`,
  amountDecimals: (digits) =>
    digits === 0
      ? 'Cette monnaie n’a pas de décimales'
      : plural('fr', digits, { one: 'Une décimale au plus', other: `${digits} décimales au plus` }),
  amountNegative: 'Saisissez un montant positif ou nul',
  amountWrong: (example) => `Saisissez un montant comme ${example}`,
  amountEmpty: 'Saisissez un montant',
};
