export const wishMessages = { wish: (name: string) => `Save to wishlist: ${name}` };
