import { expect, test } from 'vitest';
import { stageNow, stagesOf } from './stages.ts';

const entry = (date: string, status: string) => ({ date: `${date}T09:00:00Z`, status, comment: null });
const order = {
  datePurchased: '2026-11-13T09:00:00Z',
  orderStatus: 'PROCESSED',
  paymentStatus: 'paid',
  paymentType: 'CREDITCARD',
  expectedDelivery: '2026-11-20',
  history: [entry('2026-11-13', 'ORDERED'), entry('2026-11-14', 'PROCESSED')],
} as const;
type Facts = Parameters<typeof stagesOf>[0];
const names = (facts: Facts) => stagesOf(facts).map(({ name, isReached }) => (isReached ? name : `(${name})`));

test('an order passes four stages', () => {
  const facts: Facts = { ...order, history: [...order.history] };
  expect(names(facts)).toEqual(['placed', 'paid', '(sent)', '(arrives)']);
  expect(stagesOf(facts).map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-14', null, '2026-11-20']);
  const sent: Facts = {
    ...facts,
    orderStatus: 'DELIVERED',
    history: [...order.history, entry('2026-11-16', 'DELIVERED')],
  };
  expect(names(sent)).toEqual(['placed', 'paid', 'sent', '(arrives)']);
  expect(stageNow(sent)).toBe('sent');
});

test('an order paid later is still due', () => {
  const due: Facts = {
    ...order,
    orderStatus: 'ORDERED',
    paymentStatus: 'due',
    history: [entry('2026-11-13', 'ORDERED')],
  };
  expect(names(due)).toEqual(['placed', '(paymentDue)', '(sent)', '(arrives)']);
  expect(stageNow(due)).toBe('placed');
});

test('what is paid on delivery is due after it was sent, what is paid by transfer before', () => {
  const due: Facts = { ...order, orderStatus: 'ORDERED', paymentStatus: 'due', history: [...order.history] };
  const sentFacts = {
    orderStatus: 'DELIVERED',
    history: [...order.history, entry('2026-11-16', 'DELIVERED')],
  } as const;
  const cash: Facts = { ...due, paymentType: 'COD' };
  const cashSent: Facts = { ...cash, ...sentFacts, history: [...sentFacts.history] };
  expect(names(cash)).toEqual(['placed', '(sent)', '(paymentDue)', '(arrives)']);
  expect(names(cashSent)).toEqual(['placed', 'sent', '(paymentDue)', '(arrives)']);
  expect(stageNow(cashSent)).toBe('sent');
  expect(names({ ...cashSent, paymentStatus: 'paid' })).toEqual(['placed', 'sent', 'paid', '(arrives)']);
  expect(names({ ...cash, paymentStatus: 'paid' })).toEqual(['placed', 'paid', '(sent)', '(arrives)']);
  const transfer: Facts = { ...due, paymentType: 'DIRECTBANK' };
  expect(names(transfer)).toEqual(['placed', '(paymentDue)', '(sent)', '(arrives)']);
  const transferSent: Facts = { ...transfer, ...sentFacts, history: [...sentFacts.history] };
  expect(names(transferSent)).toEqual(['placed', 'sent', '(paymentDue)', '(arrives)']);
});

test('a canceled or refunded order ends there', () => {
  const canceled: Facts = { ...order, orderStatus: 'CANCELED', history: [entry('2026-11-15', 'CANCELED')] };
  expect(names(canceled)).toEqual(['placed', 'canceled']);
  const refunded: Facts = {
    ...order,
    orderStatus: 'REFUNDED',
    paymentStatus: 'refunded',
    history: [...order.history, entry('2026-11-18', 'REFUNDED')],
  };
  expect(names(refunded)).toEqual(['placed', 'paid', 'givenBack']);
});
