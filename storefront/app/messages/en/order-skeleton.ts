export const orderSkeletonMessages = {
  needsScript: 'Enable JavaScript to see your order, or open the email we sent you.',
};
