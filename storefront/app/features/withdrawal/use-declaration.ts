import { wordsOfProblem } from '@vitrine/contract/field-problems.ts';
import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { checkWithdrawal, LINE_MOST, LINES_MOST } from '@vitrine/contract/withdrawal-rules.ts';
import type { Declaration } from '@vitrine/contract/withdrawal-words.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { chosenGoods } from './chosen-goods.ts';
import { declarationMessages } from './declaration-messages.ts';

export type DeclarationField = 'orderNumber' | 'email' | 'name' | 'chosen' | 'goods' | 'remark';

/** What is known of whoever comes: of their order, or of themselves. */
export interface KnownShopper {
  order: Order | null;
  email: string;
  name: string;
}

export interface OpenDeclaration {
  form: Form<DeclarationField>;
  /** The order whose lines can be chosen, as long as its number stands there. */
  order: Order | null;
  declared: Declaration;
}

const areTooMany = (lines: string[]) => lines.length > LINES_MOST || lines.some(({ length }) => length > LINE_MOST);

export function useDeclaration({ order, email, name }: KnownShopper): OpenDeclaration {
  const language = useLanguage();
  const orderOf = (orderNumber: string) => (orderNumber.trim() === String(order?.id) ? order : null);
  const form = useForm<DeclarationField>({
    id: 'withdrawal',
    initial: {
      orderNumber: order ? String(order.id) : '',
      email,
      name,
      chosen: order?.products.map(({ id }) => id).join() ?? '',
      goods: '',
      remark: '',
    },
    check: (values) => ({
      ...Object.fromEntries(
        checkWithdrawal(values).map((problem) => [problem.field, wordsOfProblem(problem, language)]),
      ),
      chosen: orderOf(values.orderNumber) && values.chosen === '' ? declarationMessages[language].chooseOne : null,
      goods: areTooMany(chosenGoods(null, values)) ? declarationMessages[language].goodsLong : null,
    }),
  });
  const { values } = form;
  const known = orderOf(values.orderNumber);
  return {
    form,
    order: known,
    declared: {
      orderNumber: values.orderNumber.trim(),
      email: values.email.trim(),
      name: values.name.trim(),
      lines: chosenGoods(known, values),
      remark: values.remark.trim() || null,
    },
  };
}
