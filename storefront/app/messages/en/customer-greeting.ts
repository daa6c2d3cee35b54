export const customerGreetingMessages = {
  hello: (name: string) => `Hi ${name}!`,
  account: 'My Account',
  password: 'Change your Password',
  orders: 'Recent Orders',
  logout: 'Logout',
};
