export const cardMessages = {
  off: (value: number) => `${value}% OFF`,
  now: 'Now',
  original: 'Original price',
  from: 'from',
  outOfStock: 'Out of Stock',
  preOrder: 'Pre-Order',
  colours: (names: string) => `Colors: ${names}`,
};
