import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/mail.ts';

export const mailSettingsMessages: typeof english.mailSettingsMessages = {
  title: 'E-mail',
  delivery: {
    server: 'Les e-mails partent par ce serveur. Une modification agit aussitôt, sans redémarrage.',
    mailbox:
      'Aucun serveur de messagerie n’est défini. Les e-mails s’affichent dans une boîte sur la machine de la boutique et ne partent pas.',
    waiting: 'Aucun e-mail ne quitte la boutique\u00a0: ils attendent qu’un serveur de messagerie soit défini.',
  },
  missingPassword:
    'Le mot de passe de ce serveur n’est pas enregistré\u00a0: les e-mails attendent que vous le saisissiez à nouveau.',
  isCopy:
    'Ceci est une copie restaurée\u00a0: elle n’envoie aucun e-mail avant sa mise en service. Un e-mail de test est envoyé.',
  waiting: (count) =>
    plural('fr', count, { one: `${count} e-mail en attente.`, other: `${count} e-mails en attente.` }),
  lastError: 'Le dernier e-mail non envoyé\u00a0: le serveur de messagerie a répondu',
  failed: (count) =>
    plural('fr', count, { one: 'Afficher l’e-mail non envoyé', other: `Afficher les ${count} e-mails non envoyés` }),
  server: 'Serveur de messagerie',
  serverAbout:
    'Votre fournisseur les indique sous «\u00a0SMTP\u00a0» ou «\u00a0courrier sortant\u00a0». Laissez le serveur vide pour n’envoyer aucun e-mail.',
  host: 'Serveur',
  hostHint: 'Par exemple smtp.example.com',
  port: 'Port',
  encryption: 'Chiffrement',
  encryptions: {
    starttls: 'STARTTLS (le plus souvent port 587)',
    tls: 'TLS dès le début (le plus souvent port 465)',
    none: 'Aucun (seulement dans votre propre réseau)',
    offered: 'STARTTLS si le serveur le propose',
  },
  openWarning: 'Les e-mails et le mot de passe peuvent être lus en chemin. À n’utiliser que dans votre propre réseau.',
  user: 'Utilisateur',
  userHint: 'Le plus souvent votre adresse e-mail. Vide\u00a0: le serveur ne demande pas de mot de passe.',
  password: 'Mot de passe',
  passwordHint: 'Il est enregistré chiffré et n’est plus jamais affiché.',
  passwordStored: 'Un mot de passe est enregistré. Laissez vide pour le garder.',
  needsSecret:
    'Un serveur qui demande un utilisateur et un mot de passe ne peut pas encore être défini ici. La personne qui gère le serveur de la boutique peut le permettre, ou le définir elle-même\u00a0; le guide d’exploitation dit comment.',
  setBy: (name) => `Défini par ${name} dans l’environnement de la boutique. Modifiable seulement à cet endroit.`,
  none: 'Aucun',
  sender: 'Expéditeur',
  senderName: 'Nom de l’expéditeur',
  senderAddress: 'Adresse de l’expéditeur',
  senderHint: (standard) => `Vide\u00a0: ${standard}`,
  notices: 'Avis qui vous sont envoyés',
  noticesAbout: (address) =>
    `Un champ vide signifie l’adresse pour les avis\u00a0: ${address}. Elle se trouve sur l’écran «\u00a0Boutique\u00a0».`,
  noticesNowhere:
    'Sans adresse, aucun avis n’est envoyé. L’adresse pour tous les avis se trouve sur l’écran «\u00a0Boutique\u00a0».',
  orderNoticeEmail: 'Commandes, rétractations et remboursements',
  messageNoticeEmail: 'Messages du formulaire de contact',
  stockNoticeEmail: 'Stock faible',
  unsaved: 'Pas encore enregistré',
  saved: 'Les paramètres des e-mails sont enregistrés.',
  test: 'Envoyer un e-mail de test',
  testAbout: 'Il part avec le contenu du formulaire, même s’il n’est pas encore enregistré.',
  testing: 'Envoi…',
  to: 'E-mail de test à',
  hostEmpty: 'Indiquez le serveur',
  hostWrong: 'Indiquez un nom comme smtp.example.com, sans smtp:// et sans espaces',
  portWrong: 'Indiquez un nombre de 1 à 65535',
  passwordEmpty: 'Saisissez le mot de passe de ce serveur',
  nameWrong: 'Un nom n’a ni guillemets ni chevrons',
  emailEmpty: 'Indiquez une adresse e-mail',
  emailWrong: 'Indiquez une adresse e-mail comme nom@example.com',
  answers: {
    sent: 'Le serveur de messagerie a pris l’e-mail de test. Vérifiez qu’il arrive.',
    'host-unknown': 'Il n’y a pas de serveur de ce nom',
    refused: 'Le serveur refuse les connexions sur ce port',
    timeout: 'Le serveur ne répond pas sur ce port. Vérifiez le nom et le port',
    'no-greeting':
      'Le serveur ne salue pas. Ce port commence peut-être par TLS\u00a0: choisissez «\u00a0TLS dès le début\u00a0»',
    'no-tls': 'Ce port ne commence pas par TLS. Choisissez «\u00a0STARTTLS\u00a0»',
    'no-starttls': 'Le serveur ne propose pas STARTTLS sur ce port',
    certificate: 'Le certificat du serveur n’est pas valable pour ce nom. Utilisez le nom que donne votre fournisseur',
    'login-refused': 'Le serveur n’accepte pas cet utilisateur et ce mot de passe',
    'login-needed': 'Le serveur demande un utilisateur et un mot de passe',
    'sender-refused': 'Le serveur n’envoie pas depuis cette adresse',
    'recipient-refused': 'Le serveur ne livre pas à cette adresse',
    unexpected:
      'L’e-mail de test n’est pas parti\u00a0: la réponse n’était pas celle d’un serveur de messagerie, ou a été coupée',
  },
  said: (reason) => `Le serveur dit\u00a0: ${reason}`,
};

export const mailMessages: typeof english.mailMessages = {
  title: 'E-mails non envoyés',
  about:
    'Ces e-mails des 30 derniers jours ont été essayés pendant un jour ou refusés définitivement. Corrigez d’abord la cause\u00a0: l’adresse du client ou les paramètres du serveur de messagerie.',
  tries: (count) => plural('fr', count, { one: 'essayé une fois', other: `essayé ${count} fois` }),
  send: 'Renvoyer',
  sendAll: 'Tout renvoyer',
  named: (subject, to) => `«\u00a0${subject}\u00a0» à ${to}`,
  noText: 'Contenait un lien secret, qui est effacé. La personne doit en demander un nouveau.',
  queued: (count) =>
    plural('fr', count, {
      one: 'L’e-mail est renvoyé.',
      other: `${count} e-mails sont renvoyés.`,
    }),
  nothingLeft: 'Il ne restait rien à envoyer.',
  empty: 'Aucun e-mail n’a échoué',
  emptyText: 'Un e-mail qui ne peut pas être envoyé apparaît ici, avec la raison.',
};
