/** Pages and posts. */
export const pageMessages = {
  pages: 'Pages',
  all: 'All pages',
  add: 'New page',
  groups: { pages: 'In the menu', policies: 'Policies in the footer', posts: 'Journal' },
  empty: 'No pages yet',
  emptyText: 'Terms, privacy, delivery and returns are pages, and so is what you tell in your journal.',
  unknown: 'There is no such page',
  unknownText: 'It may have been deleted. Activity can bring it back.',
  mergeTitle: 'Another person has changed this page',
  code: 'Code',
  codeHint: 'For lists and files, such as terms. Letters, digits, - and _. Cannot be changed later.',
  texts: 'Texts',
  name: 'Title',
  nameEmpty: 'Enter a title',
  summary: 'Summary',
  summaryHint: 'On the card of a post, and for search engines.',
  text: 'Text',
  imageAlt: 'What the picture shows',
  title: 'Title for search engines',
  metaDescription: 'Text below the title',
  slug: 'Address',
  place: 'Where it stands',
  visible: 'Visible in the shop',
  open: 'Open in the shop (new tab)',
  menu: 'In the menu',
  menuHint: 'Without it, a page without a day stands with the policies in the footer.',
  publishedOn: 'Day of a post',
  publishedOnHint: 'Pages with a day are in the journal, the newest first.',
  image: 'Picture',
};

/** The texts that stand in fixed places of the shop. */
export const boxMessages = {
  title: 'Texts in the shop',
  empty: 'Nothing yet',
  other: 'A text for other storefronts.',
  known: {
    headerMessage: { title: 'Message above every page', hint: 'One line, such as from which amount delivery is free.' },
    deliveryNote: {
      title: 'Delivery line of products',
      hint: 'Below the button to buy, such as when an order arrives.',
    },
    newsletterNote: { title: 'Beside the newsletter', hint: 'What subscribers get, and how often.' },
    contactHours: { title: 'Beside the contact form', hint: 'When you answer.' },
    agreement: { title: 'Terms at the checkout', hint: 'Shoppers agree to this text when they order.' },
  } as Readonly<Record<string, { readonly title: string; readonly hint: string }>>,
};
