export const errorMessages = {
  unreachable: 'We could not connect. Check your internet connection and try again.',
  fault: 'Something went wrong on our side. Your entries are saved.',
};
