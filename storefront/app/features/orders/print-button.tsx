import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/order.ts';
import { Button } from '../../ui/button.tsx';
import { Printer } from '../../ui/icons.ts';

export const PrintButton = () => (
  <Button kind="secondary" onClick={() => window.print()} className="no-print">
    <Printer size={20} />
    {useMessages(orderMessages).print}
  </Button>
);
