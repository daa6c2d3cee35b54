import type * as english from '../en/forms.ts';

export const fieldMessages: typeof english.fieldMessages = {
  required: '(obligatoire)',
  optional: '(facultatif)',
  loading: 'Chargement',
  listFailed: 'Cette liste n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  email: 'Adresse e-mail',
  emailHint: 'Pour la confirmation de votre commande',
  didYouMean: (guess) => `Vouliez-vous dire ${guess}\u00a0?`,
  country: 'Pays',
  firstName: 'Prénom',
  lastName: 'Nom',
  company: 'Entreprise',
  addCompany: 'Ajouter une entreprise',
  street: 'Adresse (numéro et rue)',
  streetMore: 'Appartement, étage, bâtiment',
  addStreetMore: 'Ajouter un complément d’adresse',
  city: 'Ville',
  zone: 'Région, État ou province',
  postcode: 'Code postal',
  phone: 'Téléphone',
  phoneHint: 'Utilisé seulement si le livreur a une question',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères',
  repeatPassword: 'Répétez le mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  trap: 'Laissez ce champ vide',
};

export const errorSummaryMessages: typeof english.errorSummaryMessages = {
  title: 'Un problème est survenu',
  prefix: 'Erreur\u00a0: ',
};

export const errorMessages: typeof english.errorMessages = {
  unreachable: 'Connexion impossible. Vérifiez votre connexion et réessayez.',
  serverError: 'Une erreur est survenue chez nous. Votre saisie est conservée.',
};
