import { defineMessages } from '../i18n/define-messages.ts';

export const recentlyViewedMessages = defineMessages({ title: 'Recently viewed' }, { title: 'Vus récemment' });
