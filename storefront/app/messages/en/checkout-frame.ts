export const checkoutFrameMessages = { secure: 'Secure checkout', toCart: 'Go Back to cart' };
