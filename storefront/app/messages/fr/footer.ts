import type { footerMessages as english } from '../en/footer.ts';

export const footerMessages: typeof english = {
  footer: 'Pied de page',
  store: 'Boutique',
  viewAll: 'Tous les produits',
  help: 'Aide',
  delivery: 'Livraison',
  returns: 'Retours',
  contact: 'Contact',
  track: 'Suivre une commande',
  withdraw: 'Renoncer au contrat ici',
  about: 'À propos',
  aboutUs: 'Qui sommes-nous',
  legal: 'Mentions légales',
  terms: 'Conditions',
  cookieSettings: 'Réglages des cookies',
  contactUs: 'Nous contacter',
  email: 'E-mail',
  phone: 'Téléphone',
  social: 'Suivez-nous',
  rights: (year, name) => `© ${year} ${name}`,
};
