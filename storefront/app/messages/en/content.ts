export const contentMessages = {
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'On this page',
  next: 'Read next',
  toStore: 'See the store',
  print: 'Print',
};
