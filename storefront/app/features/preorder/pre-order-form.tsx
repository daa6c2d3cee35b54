import { placePreOrder } from '@vitrine/contract/preorder/preorder.ts';
import { useNavigate } from 'react-router';
import type { Photo } from '../../format/photo.ts';
import { EmailForm } from '../../forms/email-form.tsx';
import { localPath } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { preOrderFormMessages } from '../../messages/en/preorder.ts';
import { getPreOrderEmail, setPreOrder } from '../../session/pre-order.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

interface PreOrderFormProps {
  sku: string;
  photo: Photo | undefined;
  button: string;
}

export function PreOrderForm({ sku, photo, button }: PreOrderFormProps) {
  const language = useLanguage();
  const t = useMessages(preOrderFormMessages);
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
