import { Button } from '@vitrine/ui/button.tsx';
import { Printer } from '@vitrine/ui/icons.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';

export const PrintButton = () => (
  <Button kind="secondary" onClick={() => window.print()} className="no-print">
    <Printer size={20} />
    {useMessages(orderMessages).print}
  </Button>
);
