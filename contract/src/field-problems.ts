// Problems of form fields, with messages for server and storefront.

interface Words {
  readonly en: string;
  readonly fr: string;
}

export const fieldProblems = {
  'firstName.empty': { en: 'Enter your first name', fr: 'Indiquez votre prénom' },
  'firstName.long': { en: 'Shorten your first name to 60 characters', fr: 'Limitez votre prénom à 60 caractères' },
  'lastName.empty': { en: 'Enter your last name', fr: 'Indiquez votre nom' },
  'lastName.long': { en: 'Shorten your last name to 60 characters', fr: 'Limitez votre nom à 60 caractères' },
  'email.empty': { en: 'Enter your email address', fr: 'Indiquez votre adresse e-mail' },
  'email.shape': {
    en: 'Enter an email address such as name@example.com',
    fr: 'Indiquez une adresse e-mail comme nom@exemple.com',
  },
  'password.missing': { en: 'Enter your password', fr: 'Saisissez votre mot de passe' },
  'password.current': { en: 'Enter your current password', fr: 'Saisissez votre mot de passe actuel' },
  'password.empty': { en: 'Choose a password', fr: 'Choisissez un mot de passe' },
  'password.short': { en: 'Use at least 8 characters', fr: 'Utilisez au moins 8 caractères' },
  'password.long': { en: 'Use at most 256 characters', fr: 'Utilisez au plus 256 caractères' },
  'password.common': {
    en: 'This password is easy to guess. Choose another one',
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre',
  },
  'password.same': {
    en: 'Choose a password different from your current one',
    fr: 'Choisissez un mot de passe différent de l’actuel',
  },
  'repeatPassword.empty': { en: 'Type the password again', fr: 'Saisissez à nouveau le mot de passe' },
  'repeatPassword.differs': {
    en: 'The two passwords do not match',
    fr: 'Les deux mots de passe ne correspondent pas',
  },
  'company.long': {
    en: 'Shorten the company name to 100 characters',
    fr: 'Limitez le nom de l’entreprise à 100 caractères',
  },
  'address.empty': { en: 'Enter your street address', fr: 'Indiquez votre adresse (numéro et rue)' },
  'address.long': {
    en: 'Shorten the street address to 120 characters',
    fr: 'Limitez l’adresse à 120 caractères',
  },
  'address2.long': { en: 'Shorten this line to 120 characters', fr: 'Limitez cette ligne à 120 caractères' },
  'city.empty': { en: 'Enter your town or city', fr: 'Indiquez votre ville' },
  'city.long': { en: 'Shorten the town or city to 80 characters', fr: 'Limitez la ville à 80 caractères' },
  'country.empty': { en: 'Choose a country', fr: 'Choisissez un pays' },
  'country.notServed': {
    en: 'We do not deliver to {country} yet',
    fr: 'Nous ne livrons pas encore dans ce pays\u00a0: {country}',
  },
  'zone.empty': {
    en: 'Choose a state or province',
    fr: 'Choisissez une région, un État ou une province',
  },
  'postalCode.empty': { en: 'Enter your postcode', fr: 'Indiquez votre code postal' },
  'postalCode.shape': {
    en: 'Enter a postcode for {country}, such as {example}',
    fr: 'Indiquez un code postal valable ({country}), par exemple {example}',
  },
  'phone.shape': {
    en: 'Enter a phone number with 6 to 15 digits',
    fr: 'Indiquez un numéro de téléphone de 6 à 15 chiffres',
  },
  'delivery.empty': { en: 'Choose a delivery method', fr: 'Choisissez un mode de livraison' },
  'payment.empty': { en: 'Choose a payment method', fr: 'Choisissez un moyen de paiement' },
  'notes.long': { en: 'Shorten your note to 500 characters', fr: 'Limitez votre note à 500 caractères' },
  'terms.open': {
    en: 'Accept the terms to place your order',
    fr: 'Acceptez les conditions pour passer la commande',
  },
  'name.empty': { en: 'Enter your name', fr: 'Indiquez votre nom' },
  'name.long': { en: 'Shorten your name to 80 characters', fr: 'Limitez votre nom à 80 caractères' },
  'message.short': {
    en: 'Write a message of at least 10 characters',
    fr: 'Écrivez un message d’au moins 10 caractères',
  },
  'message.long': {
    en: 'Shorten your message to 2000 characters',
    fr: 'Limitez votre message à 2000 caractères',
  },
  'rating.missing': { en: 'Choose a rating from 1 to 5', fr: 'Choisissez une note de 1 à 5' },
  'review.short': { en: 'Write at least 10 characters', fr: 'Écrivez au moins 10 caractères' },
  'review.long': { en: 'Shorten your review to 1000 characters', fr: 'Limitez votre avis à 1000 caractères' },
  'orderNumber.empty': { en: 'Enter your order number', fr: 'Indiquez votre numéro de commande' },
  'items.none': { en: 'Choose at least one item', fr: 'Choisissez au moins un article' },
  'items.long': {
    en: 'Shorten this to 100 lines of 300 characters',
    fr: 'Limitez-vous à 100 lignes de 300 caractères',
  },
  'remark.long': { en: 'Shorten your comment to 500 characters', fr: 'Limitez votre commentaire à 500 caractères' },
  'orderNumber.long': {
    en: 'Shorten the order number to 40 characters',
    fr: 'Limitez le numéro de commande à 40 caractères',
  },
} as const satisfies Record<string, Words>;

export type FieldProblemCode = keyof typeof fieldProblems;

export interface FieldProblem {
  /** As it was sent, such as `billing.city`. */
  readonly field: string;
  readonly code: FieldProblemCode;
  readonly values?: Readonly<Record<string, string>>;
}

function wordsOfProblem({ code, values = {} }: FieldProblem, language: string): string {
  const words: string = fieldProblems[code][language === 'fr' ? 'fr' : 'en'];
  return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Messages by field name. */
export const messagesByField = (problems: readonly FieldProblem[], language: string): Record<string, string> =>
  Object.fromEntries(problems.map((problem) => [problem.field, wordsOfProblem(problem, language)]));
