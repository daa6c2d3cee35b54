/** Reviews of products. */
export const reviewMessages = {
  title: 'Reviews',
  states: { waiting: 'Waiting', published: 'Published', refused: 'Refused' },
  empty: {
    waiting: 'No review waits. New ones come by mail, too.',
    published: 'No review is published yet',
    refused: 'No review was refused',
  },
  rating: (stars: number) => `${stars} of 5 stars`,
  verified: 'bought here',
  reasonWas: (reason: string) => `Refused: ${reason}`,
  publish: 'Publish',
  refuse: 'Refuse…',
  takeDown: 'Take down…',
  wasPublished: (author: string) => `The review by ${author} is published.`,
  wasRefused: (author: string) => `The review by ${author} is not shown.`,
  refuseTitle: (author: string) => `Refuse the review by ${author}?`,
  reason: 'Reason',
  reasonHint: 'The author gets it by mail and can change the review.',
  reasonEmpty: 'Enter the reason',
  refuseNow: 'Refuse and send the reason',
  refusing: 'Sending…',
};
