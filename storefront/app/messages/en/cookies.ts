export const cookieMessages = {
  title: 'Cookies',
  text: 'We use cookies only to improve your experience.',
  detail: 'If you accept, this browser remembers the products you view.',
  accepted: 'You accepted. Refusing deletes this history.',
  refused: 'You refused. We store only what the shop needs.',
  more: 'Details',
  accept: 'Accept',
  refuse: 'Refuse',
};
