// The texts that the specification gives word for word, by the place where English shoppers read them. They are as given: where
// the shop says something else, the shop is changed.

export const requiredTexts = {
  'the header': ['Store', 'Blogs'],
  'the store menu': ['VIEW ALL'],
  'the search bar': ['Search Products...', 'Cancel Search'],
  'the user menu of a guest': ['Hi Guest!', 'Sign in to see your orders', 'Login'],
  'the user menu of a customer': [
    'Hi {first name} {last name}!',
    'Logout',
    'My Account',
    'Change your Password',
    'Recent Orders',
  ],
  'the footer': ['Contact Us'],
  'the cookie notice': ['Accept'],
  'a search without results': [
    'No results found',
    "We couldn't find what you searched for.",
    'Try searching again or browse our products.',
    'Browse Products',
  ],
  'a product': ['Go Back', 'Add to cart'],
  'a reduced product': ['{value}% OFF'],
  'a product that is sold out': ['Out of Stock'],
  'a product for pre-orders': ['Pre-Order'],
  'the drawer after the first product': ['Added Cart', 'View Cart', 'Checkout', 'Continue Shopping'],
  'the drawer after the second product': ['Updated Cart'],
  'the cart': ['Clear Shopping Cart', 'Apply Coupon', 'Get A Quote', 'Proceed to Checkout'],
  'a removed line': ['Removed From Cart'],
  'a cleared cart': ['Removed All From Cart'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TextPlace = keyof typeof requiredTexts;

/** Quoted by the specification, but for programs: part of an address, a path, a language, names of the cart cookie. */
export const quotedValues: readonly string[] = ['all', '/', 'en', '{merchant}_shopizer_cart', '_shopizer_cart'];
