export const trailMessages = { home: 'Home', breadcrumb: 'Breadcrumb' };
