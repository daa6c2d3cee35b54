import type { passkeyMessages as english } from '../en/passkey.ts';

export const passkeyMessages: typeof english = {
  title: 'Clés d’accès',
  about:
    'Une clé d’accès vous connecte avec l’empreinte, le visage ou le code PIN de votre appareil\u00a0: sans mot de passe ni code.',
  notHere:
    'Ce navigateur n’a pas de clés d’accès à cette adresse. Elles demandent le protocole https et le nom de la boutique.',
  name: 'Nom de la clé d’accès',
  nameHint: 'Par exemple l’appareil où elle se trouve',
  nameEmpty: 'Donnez un nom à la clé d’accès',
  add: 'Ajouter une clé d’accès',
  adding: 'En attente de l’appareil…',
  added: (name) => `La clé d’accès «\u00a0${name}\u00a0» est ajoutée.`,
  created: (moment) => `Ajout\u00a0: ${moment}`,
  neverUsed: 'Pas encore utilisée',
  rename: 'Renommer',
  renameLabel: (name) => `Renommer la clé d’accès ${name}`,
  renameTitle: 'Renommer la clé d’accès',
  renaming: 'Enregistrement…',
  renamed: (name) => `La clé d’accès s’appelle maintenant «\u00a0${name}\u00a0».`,
  remove: 'Supprimer',
  removeLabel: (name) => `Supprimer la clé d’accès ${name}`,
  removeSure: (name) => `Supprimer la clé d’accès «\u00a0${name}\u00a0»\u00a0?`,
  removeHint: 'Elle ne permettra plus de vous connecter. Supprimez-la aussi sur l’appareil.',
  removed: (name) => `La clé d’accès «\u00a0${name}\u00a0» est supprimée.`,
  notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez un autre moyen.',
  notMade: 'Aucune clé d’accès n’a été créée. L’appareil en a peut-être déjà une pour ce compte.',
};
