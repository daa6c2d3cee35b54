export const contentMessages = {
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'On this page',
  products: 'In this article',
  next: 'Read next',
  toStore: 'See the store',
  print: 'Print',
};
