/** Changes of a product that are stored and not published. */
export const draftMessages = {
  title: 'There is a draft that is not published',
  scheduled: (moment: string) => `Will be published on ${moment}`,
  savedBy: (person: string, moment: string) => `Saved by ${person} on ${moment}`,
  problem: (reason: string) => `It could not be published: ${reason}`,
  fill: 'Continue with it',
  discard: 'Discard draft',
  preview: 'Preview',
  blocked: 'The browser did not open the preview. Allow windows of this site.',
  later: 'Publish later…',
  laterTitle: 'Publish later',
  laterHint:
    'The changes are stored as a draft and made at that moment, in the time zone of the shop. Without a moment they stay a draft.',
  moment: 'Moment',
  schedule: 'Publish then',
  store: 'Save draft',
  stored: 'Draft saved',
  saving: 'Saving…',
  close: 'Close',
};
