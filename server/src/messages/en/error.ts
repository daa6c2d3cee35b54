export const errorMessages = { error: 'Something went wrong on our side' };
