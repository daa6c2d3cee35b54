import { placePreOrder } from '@vitrine/contract/preorder.ts';
import { useNavigate } from 'react-router';
import type { Photo } from '../../format/photo.ts';
import { EmailForm } from '../../forms/email-form.tsx';
import { defineMessages } from '../../i18n/define-messages.ts';
import { localPath } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { getPreOrderEmail, setPreOrder } from '../../session/pre-order.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

const messages = defineMessages(
  {
    hint: 'We will email you when it arrives',
    nothingPaid: 'No payment now and no obligation to buy. A pre-order saves your place in the queue.',
  },
  {
    hint: 'Nous vous écrirons dès son arrivée',
    nothingPaid: 'Aucun paiement, aucune obligation d’achat. Une précommande réserve votre place dans la file.',
  },
);

interface PreOrderFormProps {
  sku: string;
  photo: Photo | undefined;
  button: string;
}

export function PreOrderForm({ sku, photo, button }: PreOrderFormProps) {
  const language = useLanguage();
  const t = useMessages(messages);
  const navigate = useNavigate();
  const send = async (emailAddress: string) => {
    const placed = await shopperApi()(placePreOrder, { body: { product: sku, quantity: 1, emailAddress } });
    setPreOrder({ ...placed, photo: photo ?? null });
    await navigate(localPath(language, '/preorder-confirm'));
  };
  return (
    <EmailForm
      id="pre-order"
      name="emailAddress"
      button={button}
      initial={getPreOrderEmail()}
      hint={t.hint}
      isAskedFor
      send={send}
    >
      <p className="rounded-panel bg-tint p-4 text-small text-strong">{t.nothingPaid}</p>
    </EmailForm>
  );
}
