import { plural } from '@vitrine/contract/text/plural.ts';
import type {
  fileIssueMessages as english,
  IssueField,
  IssueThing,
  IssueType,
  PictureReason,
  fileReport as report,
  YamlIssue,
} from '../en/file-issue.ts';

const things: Readonly<Record<IssueThing, string>> = {
  brand: 'marque',
  category: 'catégorie',
  property: 'propriété',
  field: 'champ',
  choice: 'choix',
  product: 'produit',
  'option value': 'valeur d’option',
  'product group': 'groupe de produits',
  SKU: 'SKU',
  page: 'page',
  box: 'zone de texte',
  coupon: 'code promo',
  'delivery method': 'mode de livraison',
  'combination of options': 'combinaison d’options',
  country: 'pays',
};

const fields: Readonly<Record<IssueField, string>> = {
  name: 'nom',
  price: 'prix',
  stock: 'stock',
  categories: 'catégories',
  currency: 'devise',
  languages: 'langues',
  country: 'pays',
  text: 'texte',
  kind: 'type',
  value: 'valeur',
  title: 'titre',
  handle: 'identifiant (handle)',
};

const types: Readonly<Record<IssueType, string>> = {
  text: 'un texte',
  number: 'un nombre',
  whole: 'un nombre entier',
  flag: 'true ou false',
  list: 'une liste',
  entry: 'une entrée avec des clés',
};

const pictureReasons: Readonly<Record<PictureReason, (value: string) => string>> = {
  status: (status) => `le serveur a répondu ${status}`,
  redirects: (count) => `il y a plus de ${count} redirections`,
  'not-http': () => 'ce n’est pas une adresse http',
  host: (host) => `l’hôte ${host} est introuvable`,
  'not-public': (host) => `l’adresse de ${host} n’est pas publique`,
  large: (megabytes) => `elle dépasse ${megabytes} Mo`,
  slow: () => 'le téléchargement a pris trop de temps',
  broken: () => 'la connexion a été coupée',
  'no-connection': (code) => (code === '' ? 'pas de connexion' : `pas de connexion (${code})`),
  'no-picture': () => 'ce n’est pas une image',
  'not-there': (folder) => `elle n’est pas dans ${folder}, ou n’est pas une image`,
};

const yaml: Readonly<Record<YamlIssue, string>> = {
  indent: 'le retrait de cette ligne ne convient pas\u00a0; alignez-la sur les autres',
  'key-twice': 'cette clé figure deux fois\u00a0; supprimez-en une',
  tab: 'la ligne commence par une tabulation\u00a0; utilisez des espaces',
  tag: 'les balises telles que !secret ne sont pas permises',
  sign: 'un signe est de trop ou manque\u00a0; vérifiez guillemets et crochets',
  colon: 'un deux-points manque, ou un texte qui en contient un doit être entre guillemets',
  other: 'ce n’est pas du YAML lisible',
};

export const fileIssueMessages: typeof english = {
  'file-not-found': 'fichier introuvable',
  'path-not-found': 'fichier ou dossier introuvable',
  'no-yaml': 'aucun fichier .yaml dans ce dossier',
  'file-empty': 'le fichier est vide',
  'not-text': 'le fichier n’est pas un texte',
  'not-utf8': 'certaines lettres sont illisibles\u00a0; enregistrez le fichier en UTF-8',
  'nul-character': 'un texte contient un caractère NUL, qui ne peut pas être enregistré\u00a0; supprimez-le',
  'read-as-windows': (name) =>
    `${name} n’est pas en UTF-8\u00a0; il a été lu comme Windows-1252. Vérifiez que des lettres comme é et ß sont justes.`,
  'other-shop': (name) => `${name} vient d’une autre boutique\u00a0: importez-le séparément`,
  'part-too-large': (megabytes) =>
    `plus de ${megabytes} Mo sans liste de produits\u00a0: répartissez-les dans plusieurs fichiers d’un dossier`,
  'too-many-products': (max) => `il y a plus de ${max} produits\u00a0; répartissez-les dans plusieurs fichiers`,
  'too-many-rows': (max) =>
    `le fichier a plus de ${max} lignes\u00a0; divisez-le, chaque partie avec la première ligne, et importez les parties`,
  'too-many-columns': (max) => `il y a plus de ${max} colonnes`,
  'unknown-format': (format, known) => `«\u00a0${format}\u00a0» n’est pas un format\u00a0; il y a ${known}`,
  'unknown-columns': (known) =>
    `ces colonnes ne correspondent à aucun fichier connu\u00a0; indiquez le format (${known}) et nommez les colonnes`,
  'several-formats': (matching) => `ce fichier peut être de plusieurs formats (${matching})\u00a0; indiquez lequel`,
  'mapping-unreadable': 'chaque ligne nomme une colonne et ce qu’elle est, comme «\u00a0UGS: SKU\u00a0»',
  'not-from-address': (format) =>
    `le format «\u00a0${format}\u00a0» ne peut pas être lu à une adresse\u00a0; shopizer le peut`,
  'report-unnamed': 'indiquez le fichier du rapport\u00a0: --report FICHIER',
  'report-written': (path) => `Le rapport se trouve dans ${path}.`,
  'report-unwritable': (path, reason) => `impossible d’écrire le rapport ${path}\u00a0: ${reason}`,
  unwritable: (path, reason) => `impossible d’écrire ${path}\u00a0: ${reason}`,
  'folder-not-empty': (folder) => `${folder} n’est pas vide\u00a0: indiquez un nouveau dossier pour l’exportation`,
  'server-unreachable': 'pas de connexion',
  'server-status': (status) => `le serveur a répondu ${status}`,
  'not-shopizer': (place) => `ce n’est pas la réponse d’un serveur Shopizer (${place})`,
  'disk-full': 'le disque de la base de données est plein',
  'disk-full-temporary': (folder) =>
    `le disque est plein\u00a0: il n’y a plus de place pour les fichiers temporaires dans ${folder}`,
  busy: 'une autre importation est en cours\u00a0; réessayez plus tard',
  unfinished:
    'une importation antérieure n’a pas pu se terminer\u00a0; consultez le journal de la boutique, ou annulez-la',
  stopped:
    'L’importation s’est arrêtée au milieu. La boutique la reprend d’elle-même dans quelques minutes, ou à son prochain démarrage.',
  refused: (message) => message,
  'removes-much': (losing, products) =>
    `le remplacement retirerait quelque chose à ${losing} produits sur ${products}\u00a0; regardez l’aperçu, puis confirmez avec --yes`,
  'no-store': (code) =>
    `il n’y a pas encore de boutique ${code}\u00a0: le fichier doit la décrire sous «\u00a0store:\u00a0»`,
  'settings-forbidden':
    'le fichier change les réglages ou les codes promo de la boutique, ce que votre rôle ne permet pas\u00a0; supprimez-en store, delivery, taxes et coupons',
  'store-undescribed': 'le fichier ne décrit aucune boutique',

  'column-twice': (column) => `la colonne «\u00a0${column}\u00a0» figure deux fois`,
  'two-columns': (column) => `deux colonnes sont «\u00a0${column}\u00a0»`,
  'column-unused': 'cette colonne n’a pas de place ici',
  'cell-count': (cells, first) =>
    `la ligne a ${cells} cellules, la première ligne en a ${first}\u00a0; le fichier a-t-il été coupé\u00a0?`,
  'quote-open': 'un guillemet n’est pas fermé\u00a0; le fichier est abîmé ou a été coupé',
  'quote-inside': 'un guillemet se trouve dans une cellule\u00a0; doublez-le et mettez la cellule entre guillemets',
  'row-too-long': 'la ligne est trop longue\u00a0; manque-t-il un guillemet avant elle\u00a0?',
  'table-unreadable': (code) => `le tableau est illisible à cet endroit (${code})`,
  'not-a-number': (text) => `«\u00a0${text}\u00a0» n’est pas un nombre\u00a0; n’écrivez que des chiffres, comme 24,50`,
  'not-a-flag': (text) => `«\u00a0${text}\u00a0» n’est ni TRUE ni FALSE\u00a0; écrivez l’un des deux`,
  'not-a-text': (text) => `«\u00a0${text}\u00a0» n’est pas un texte`,
  'not-a-list': (text) => `«\u00a0${text}\u00a0» n’est pas une liste`,
  'not-a-day': (text) => `«\u00a0${text}\u00a0» n’est pas un jour comme 2026-11-30`,
  'not-an-amount': 'ce n’est pas un montant comme 24.50',
  'language-mixed': 'il y a pour ce texte des colonnes avec langue et sans langue',
  'decimal-signs': (one, other, line) =>
    `«\u00a0${one}\u00a0» ici et «\u00a0${other}\u00a0» à la ligne ${line} ont des signes décimaux différents\u00a0; indiquez lequel est le bon`,
  'row-differs': (line) =>
    `cette valeur diffère de la ligne ${line}, qui a le même SKU\u00a0; écrivez la même ou laissez la cellule vide`,
  'sku-missing': 'le SKU manque\u00a0; chaque ligne en a besoin',
  'sku-twice': (sku, line) => `le SKU ${sku} figure déjà à la ligne ${line}\u00a0; supprimez-en un`,
  'sku-apart': (sku, line) => `le SKU ${sku} figure déjà à la ligne ${line}\u00a0: mettez ses lignes ensemble`,
  'sku-similar': (sku, other) => `le SKU ${sku} ne diffère de ${other} que par les majuscules`,
  'same-options': (line) => `la ligne ${line} a les mêmes options`,

  // Fields of the merchant
  'field-fixed': (before: string) => `ne peut plus être modifié\u00a0: c’est ${before}`,
  'no-choice-field': 'seul un champ du type choice a des choix',
  'no-rich-field': 'les clients et les commandes n’ont pas de textes mis en forme',
  'no-filter-field': 'seuls les choix, les oui ou non et les pays des produits et variantes peuvent servir de filtre',
  'not-shown-field': 'les champs des clients ne sont pas montrés aux acheteurs',
  'no-invoice-field': 'les champs des catégories ne figurent sur aucune facture',

  yaml: (kind, _, column) => (kind === 'other' ? `${yaml.other} à partir de la colonne ${column}` : yaml[kind]),
  'yaml-alias': 'un texte qui commence par * doit être entre guillemets',
  'yaml-aliases': 'des entrées en répètent d’autres par * trop souvent',
  'no-keys': 'un fichier de catalogue commence par des clés comme «\u00a0store:\u00a0» ou «\u00a0products:\u00a0»',
  'key-in-other-file': (key) => `«\u00a0${key}\u00a0» est déjà dans un autre fichier`,

  'value-missing': 'cette valeur manque\u00a0; indiquez-la',
  'wrong-type': (type) => `il faut ici ${types[type]}`,
  'wrong-value': 'cette valeur n’est pas possible ici',
  'text-empty': 'c’est vide\u00a0; écrivez quelque chose ou supprimez la clé',
  'text-too-long': (max) => `il y a plus de ${max} caractères\u00a0; raccourcissez`,
  'number-too-small': (min) => `c’est moins que ${min}\u00a0; indiquez ${min} ou plus`,
  'number-too-large': (max) => `c’est plus que ${max}`,
  'list-too-short': (min) => `cette liste a besoin d’au moins ${min} entrées`,
  'list-too-long': (max) => `cette liste a plus de ${max} entrées`,
  'not-one-of': (values) => `ce n’est aucune de ces valeurs\u00a0: ${values}`,
  'unknown-keys': (keys) => `ce nom n’est pas connu\u00a0: ${keys}\u00a0; corrigez-le ou supprimez-le`,
  'not-an-email': 'ce n’est pas une adresse e-mail',
  'not-a-moment': 'il faut un jour comme 2026-03-01, ou -30d, ou +45d',
  'not-a-language-code': 'il faut les deux lettres d’une langue',
  'not-a-country-code': 'il faut deux majuscules, comme FR',
  'not-a-currency-code': 'il faut trois majuscules, comme EUR',
  'not-printable': 'caractères imprimables seulement, sans tabulation ni saut de ligne',
  'not-a-code': 'lettres, chiffres, - et _ seulement',
  'not-a-slug': 'minuscules, chiffres et traits d’union simples seulement',
  'not-a-color': 'il faut une couleur comme #1F2A44',
  'not-a-gtin': 'il faut les 8, 12, 13 ou 14 chiffres du code-barres, entre guillemets',
  'not-a-percentage': 'il faut un pourcentage entre guillemets, comme "9.975"',
  'days-reversed': 'le plus petit nombre de jours vient en premier',
  'no-such-language': (language, known) =>
    `«\u00a0${language}\u00a0» n’est pas une langue de ce logiciel\u00a0; il a ${known}`,
  'no-such-time-zone': (zone) => `«\u00a0${zone}\u00a0» n’est pas un fuseau horaire comme Europe/Paris`,

  missing: (field) => `il manque pour cette entrée\u00a0: ${fields[field]}`,
  'first-language': (language) => `le texte dans la première langue de la boutique (${language}) manque`,
  unknown: (what, name) =>
    `«\u00a0${name}\u00a0» n’est pas connu (${things[what]})\u00a0; corrigez-le, ou créez d’abord l’entrée`,
  'delivery-twice': (place) => `deux règles valent pour ${place}\u00a0; retirez-le de l’une`,
  'unknown-zone': (zone, countries) => `la région «\u00a0${zone}\u00a0» n’est pas connue (${countries})`,
  duplicate: (what, name) => `«\u00a0${name}\u00a0» figure deux fois (${things[what]})\u00a0; supprimez-en un`,
  'no-picture': (file) =>
    `l’image «\u00a0${file}\u00a0» est introuvable ou illisible\u00a0; mettez-la dans le dossier images à côté du fichier`,
  'no-language': (language) =>
    `«\u00a0${language}\u00a0» n’est pas une langue de la boutique\u00a0; supprimez ce texte`,
  decimals: (amount, currency) => `${amount} a plus de décimales que ${currency} n’en permet\u00a0; arrondissez`,
  'sku-foreign': (sku, product) => `le SKU ${sku} appartient au produit ${product}\u00a0; choisissez-en un autre`,
  'at-variants': (sku, field, skus) => `${sku} a des variantes\u00a0: indiquez «\u00a0${field}\u00a0» pour ${skus}`,
  'in-variants': (field) => `pour un produit avec variantes, indiquez «\u00a0${field}\u00a0» dans les variantes`,
  'variant-options': 'une variante a besoin d’options, comme {color: indigo}',
  'other-options': (options) => `toutes les variantes ont besoin des mêmes options\u00a0: ${options}`,
  'address-used': (address, owner) => `l’adresse ${address} est déjà prise (${owner})\u00a0; choisissez-en une autre`,
  'category-loop': (code) => `la catégorie ${code} serait au-dessous d’elle-même`,
  percentage: 'un pourcentage ne dépasse pas 100 et a au plus deux décimales',
  'redirect-address': (from) => `«\u00a0${from}\u00a0» n’est pas une adresse comme /products/mug`,
  'redirect-page': (from) =>
    `${from} est une page de la boutique\u00a0: une redirection à partir d’elle ne sert jamais`,
  'redirect-foreign': (to) =>
    `${to} est sur un autre hôte\u00a0: une redirection mène à une adresse de cette boutique, comme /product/mug`,
  'redirect-path': (to) => `«\u00a0${to}\u00a0» n’est pas une adresse de cette boutique, comme /product/mug`,
  'redirect-same': 'les deux adresses sont les mêmes, la ligne est donc ignorée',
  'redirect-twice': (from, to) => `${from} mène déjà à ${to}`,
  'redirect-twice-in-line': (from, to, line) => `${from} mène à ${to} à la ligne ${line}`,
  'redirect-loop': (from) => `${from} ramènerait à sa propre adresse`,

  'not-shipped': 'seules des marchandises expédiées sont vendues ici',
  'sold-elsewhere': 'une autre boutique le vend',
  'gift-card': 'les cartes cadeaux ne sont pas vendues ici',
  group: 'un groupe n’est pas un produit\u00a0; ses produits sont associés entre eux',
  'no-featured': 'il n’y a pas de produits mis en avant\u00a0; utilisez des groupes',
  'no-single': 'il n’y a pas de limite d’une pièce par commande',
  'taxes-by-country': 'les taxes dépendent du pays, pas du produit',
  'less-than-nothing': (amount) => `${amount} est moins que zéro`,
  'price-zero': 'le prix est 0',
  'stock-negative': (stock) => `le stock ${stock} est devenu 0`,
  'gtin-rounded': (text) =>
    `«\u00a0${text}\u00a0» est un code-barres qu’un tableur a arrondi\u00a0; rétablissez ses chiffres`,
  'gtin-wrong': (text) => `«\u00a0${text}\u00a0» n’est pas un code-barres de 8, 12, 13 ou 14 chiffres`,
  'gtin-check-digit': (digits) => `le chiffre de contrôle de ${digits} est faux`,
  'no-category': (name) => `il n’a pas de catégorie et va donc dans «\u00a0${name}\u00a0»`,
  'not-a-picture-address': (address) => `«\u00a0${address}\u00a0» n’est pas l’adresse d’une image`,
  'picture-left-out': (url, reason, value) => `l’image ${url} a été omise\u00a0: ${pictureReasons[reason](value)}`,
  'picture-changed': (path) => `l’image ${path} a été modifiée pendant l’importation`,
  'former-price': (price) =>
    `l’ancien prix ${price} n’est pas affiché\u00a0: un ancien prix est le plus bas des 30 derniers jours, et seuls des prix enregistrés le prouvent`,
  'nothing-struck-out':
    'le prix promotionnel est appliqué, mais rien n’est barré\u00a0: aucun prix antérieur n’est enregistré',
  'sale-not-lower': (sale, price) => `le prix promotionnel ${sale} n’est pas inférieur au prix ${price}`,
  'status-hidden': (status) => `son état est ${status}, il est donc masqué`,
  'not-published': 'il n’est pas publié, il est donc masqué',
  'private-hidden': 'il est privé, il est donc masqué',
  'draft-hidden': 'c’est un brouillon, il est donc masqué',
  'hidden-there': 'il est masqué là-bas, il l’est donc ici',
  'one-weight': 'un produit a un seul poids\u00a0: celui de sa première variante',
  'unknown-unit': (unit) => `l’unité ${unit} n’est pas connue`,
  'sold-on': 'il n’est pas vendu sans stock\u00a0; il peut accepter des précommandes',
  uncounted: 'son stock n’est pas compté\u00a0; indiquez combien de pièces il reçoit',
  'stock-shared': 'son stock est partagé avec d’autres variantes\u00a0; indiquez combien de pièces il reçoit',
  shortcodes: 'les codes entre crochets ont été retirés',
  template: 'c’est un modèle et non un texte',
  'scripts-removed': 'les scripts, cadres, styles et adresses qui exécutent du code ont été retirés',
  'pictures-removed': 'les images dans la description ont été retirées',
  'sku-made': (sku) => `il n’a pas de SKU et reçoit ${sku}`,
  'sku-made-of-options':
    'il n’a pas de SKU\u00a0; un SKU est formé de son identifiant et de ses options, le même au prochain import',
  'product-left-out': (product) => `le produit ${product} n’est pas importé`,
  'parent-missing': (product) => `le produit ${product} n’est pas dans le fichier`,
  'not-sold-without-price': (sku) => `${sku} n’a pas de prix et n’est donc pas vendu`,
  'hidden-without-price': 'il n’a pas de prix\u00a0; il est masqué et n’est pas vendu tant que vous n’en fixez pas',
  'nothing-to-sell': (product) => `${product} n’a aucune variante à vendre`,
  'any-option': (option, count) =>
    `la ligne vaut pour chaque valeur de ${option} et devient ${count} variantes\u00a0; la première a le stock`,
  'too-many-variants': (count, max) =>
    `un produit a ${max} variantes au plus, celui-ci en a ${count}\u00a0: faites-en plusieurs produits`,
  'too-many-combinations': (count, max) => `la ligne vaut pour ${count} combinaisons\u00a0; ${max} au plus sont créées`,
  'hidden-missing': 'Les produits masqués ne sont pas dans l’API du serveur\u00a0: ils manquent.',

  'no-email': 'il n’y a pas d’adresse e-mail',
  'wrong-email': (email) => `«\u00a0${email}\u00a0» n’est pas une adresse e-mail`,
  'email-twice': (email) => `${email} figure deux fois dans le fichier`,
  'country-replaced': (given, taken) => `«\u00a0${given}\u00a0» n’est pas un pays\u00a0; ${taken} a été pris`,
  'not-subscribed': (count) =>
    `${count} clients acceptent la newsletter et n’ont pas été abonnés\u00a0; indiquez où et quand ils ont consenti.`,
  'order-without-number': 'il n’y a pas de numéro de commande',
  'not-a-date': (text) => `«\u00a0${text}\u00a0» n’est pas une date`,
  'order-too-old': (number) => `${number} a plus de dix ans`,
  'not-a-currency': (text) => `«\u00a0${text}\u00a0» n’est pas une devise`,
  'order-without-total': (number) => `${number} n’a pas de total`,
  'not-pieces': (text) => `«\u00a0${text}\u00a0» n’est pas un nombre de pièces`,
  'not-an-amount-in': (text, currency) => `«\u00a0${text}\u00a0» n’est pas un montant en ${currency}`,
  'order-without-email': (number) => `il n’y a pas d’adresse e-mail\u00a0: ${number} ne sera dans aucun compte`,
  'order-with-wrong-email': (email, number) =>
    `«\u00a0${email}\u00a0» n’est pas une adresse e-mail\u00a0: ${number} ne sera dans aucun compte`,

  'stock-left': (count) =>
    `Le stock de ${count} SKU du fichier diffère et reste tel quel\u00a0; choisissez de le reprendre si c’est voulu.`,
  'row-left': (sku) =>
    `Le produit ${sku} a été modifié pendant l’importation. Sa ligne ne convient plus et n’a pas été importée. Vérifiez-la et importez-la à nouveau.`,
  'no-page': (target) => `Une redirection mène à ${target}, où il n’y a pas de page.`,
  'entries-left-out': (count) => `Entrées omises\u00a0: ${count}. Le rapport en donne les lignes.`,
  'values-to-check': (count) => `Valeurs à vérifier\u00a0: ${count}. Le rapport en donne les lignes.`,
  'values-lost': (count) => `Valeurs non reprises\u00a0: ${count}. Le rapport en donne les lignes.`,
};

export const fileReport: typeof report = {
  title: (name, format) => `Importation de ${name} (${format})`,
  errors: 'Erreurs\u00a0: rien n’est importé avant leur correction',
  refused: 'Omis',
  warnings: 'Importé, mais à vérifier',
  lost: 'Non repris',
  complete: 'Tout a été repris.',
  lines: (lines, count) => plural('fr', count, { one: `ligne ${lines}`, other: `lignes ${lines}` }),
  others: (count) => `, et ${count} de plus`,
  more: (count) => `… et ${count} de plus`,
};
