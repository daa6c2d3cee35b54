export const errorSummaryMessages = { title: 'There is a problem', prefix: 'Error: ' };
