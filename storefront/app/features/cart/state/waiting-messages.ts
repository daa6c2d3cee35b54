import { languageOf } from '../../../i18n/language.ts';
import { waitingMessages } from '../../../messages/en/waiting.ts';
import { translate } from '../../../messages/translate.ts';

export const getWaitingMessages = () => translate(waitingMessages, languageOf(location.pathname));
