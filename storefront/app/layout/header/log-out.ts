import { showToast } from '@vitrine/ui/toasts.ts';
import { errorMessage } from '../../api/error-message.ts';
import { activateCart } from '../../features/cart/activate-cart.ts';
import type { Language } from '../../i18n/language.ts';
import { signOut } from '../../session/sign-out.client.ts';

/** Reloads the page without the shopper's data. */
export async function logOut(language: Language): Promise<void> {
  try {
    await signOut();
    location.reload();
  } catch (error) {
    activateCart();
    showToast({ tone: 'failure', text: errorMessage(error, language) });
  }
}
