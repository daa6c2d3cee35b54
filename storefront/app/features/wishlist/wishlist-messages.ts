import { defineMessages } from '../../i18n/define-messages.ts';
import { plural } from '../../i18n/plural.ts';

/** Words of the wishlist's own page. */
export const wishlistMessages = defineMessages(
  {
    title: 'Wishlist',
    sharedTitle: 'A shared wishlist',
    text: 'Kept on this device. Press a heart again to take something off.',
    accountText: 'Kept in your account, wherever you sign in. Press a heart again to take something off.',
    sharedText: 'Somebody has shown you what they like. Your own list is not changed.',
    count: (count: number) => plural('en', count, { one: '1 product', other: `${count} products` }),
    share: 'Share this list',
    copied: 'The link is copied',
    copyFailed: 'Copy this link',
    addAll: 'Add all to my list',
    move: 'Move to cart',
    moved: 'Moved to the cart',
    add: 'Add to cart',
    named: (action: string, name: string) => `${action}: ${name}`,
    unreachable: 'We could not reach the shop. Check your connection and try again',
    missing: (count: number) =>
      plural('en', count, {
        one: '1 product is no longer sold.',
        other: `${count} products are no longer sold.`,
      }),
    empty: 'Nothing here yet',
    emptyText: 'Press the heart on a product, and it waits for you here.',
    emptyShared: 'This list is empty',
    emptySharedText: 'What stood on it is no longer sold.',
    failed: 'Your wishlist could not be loaded',
    tryAgain: 'Try again',
    continueShopping: 'Continue Shopping',
    bestSellers: 'Best sellers',
    needsScript: 'The wishlist is kept in your browser and needs JavaScript.',
  },
  {
    title: 'Liste d’envies',
    sharedTitle: 'Une liste d’envies partagée',
    text: 'Conservée sur cet appareil. Appuyez de nouveau sur un cœur pour retirer un article.',
    accountText:
      'Conservée dans votre compte, partout où vous vous connectez. Appuyez de nouveau sur un cœur pour retirer un article.',
    sharedText: 'Quelqu’un vous montre ce qui lui plaît. Votre propre liste n’est pas modifiée.',
    count: (count) => plural('fr', count, { one: `${count} article`, other: `${count} articles` }),
    share: 'Partager cette liste',
    copied: 'Le lien est copié',
    copyFailed: 'Copiez ce lien',
    addAll: 'Tout ajouter à ma liste',
    move: 'Déplacer dans le panier',
    moved: 'Déplacé dans le panier',
    add: 'Ajouter au panier',
    named: (action, name) => `${action} : ${name}`,
    unreachable: 'La boutique ne répond pas. Vérifiez votre connexion et réessayez',
    missing: (count) =>
      plural('fr', count, {
        one: `${count} article n’est plus vendu.`,
        other: `${count} articles ne sont plus vendus.`,
      }),
    empty: 'Rien pour le moment',
    emptyText: 'Appuyez sur le cœur d’un article, et il vous attendra ici.',
    emptyShared: 'Cette liste est vide',
    emptySharedText: 'Ce qui s’y trouvait n’est plus vendu.',
    failed: 'Votre liste n’a pas pu être chargée',
    tryAgain: 'Réessayer',
    continueShopping: 'Continuer mes achats',
    bestSellers: 'Meilleures ventes',
    needsScript: 'La liste d’envies est conservée dans votre navigateur et a besoin de JavaScript.',
  },
);
