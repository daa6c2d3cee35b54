export const errorMessages = { fault: 'Something went wrong on our side' };
