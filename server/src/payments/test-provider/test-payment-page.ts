// HTML of the test payment page. It has no script, so a strict content security policy applies.

import { knownLanguage, languages } from '@vitrine/contract/site/site-languages.ts';
import { type TestPaymentMessages, testPaymentMessages } from '../../messages/en/test-payment.ts';
import { translate } from '../../messages/translate.ts';
import { formatMoney } from '../../platform/money.ts';
import { escapeHtml as text } from '../../platform/text/escape-html.ts';
import { type Act, acts, type TestPayment } from './test-payment-rules.ts';

export const STYLE_PATH = '/test-payments/page.css';

export function writePaymentPage(payment: TestPayment): string {
  const words = translate(testPaymentMessages, payment.language);
  const isOver = payment.state === 'paid' || payment.state === 'failed';
  const amount = formatMoney(payment.amount, payment.currency, payment.language);
  const rows = [
    [words.shop, payment.shopName],
    [words.order, String(payment.orderId)],
    [words.about, payment.description],
  ];
  return writePage(
    knownLanguage(payment.language),
    words.title,
    `<header><p>${text(words.stripe)}</p></header>
<main><h1>${text(isOver ? words.title : words.heading)}</h1>
<p class="amount"><span>${text(words.amount)}</span> <strong>${text(amount)}</strong></p>
<dl>${rows.map(([name = '', value = '']) => `<div><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>
<p class="state ${payment.state}" role="status">${text(words.states[payment.state])}</p>
${writeChoices(payment, words, amount)}</main>`,
  );
}

export function writeNotFoundPage(): string {
  const sections = languages.map((language) => {
    const { unknown, unknownText } = translate(testPaymentMessages, language);
    return `<h1 lang="${language}">${text(unknown)}</h1><p lang="${language}">${text(unknownText)}</p>`;
  });
  return writePage('en', testPaymentMessages.unknown, `<main>${sections.join('')}</main>`);
}

function writeChoices(payment: TestPayment, words: TestPaymentMessages, amount: string): string {
  if (payment.state === 'open') {
    return writeForm(
      words.explain,
      acts.map((act) => {
        const [label, hint] = words.acts[act];
        return writeButton(act, label.replace('{amount}', amount), hint);
      }),
    );
  }
  if (payment.state === 'pending') {
    const buttons = [writeButton('pay', words.settlePaid), writeButton('decline', words.settleDeclined)];
    return writeForm(words.settle, buttons) + writeBack(payment.successUrl, words);
  }
  return payment.state === 'paid'
    ? `<p>${text(words.paid)}</p>${writeBack(payment.successUrl, words)}`
    : `<p>${text(words.failed)}</p>${writeBack(payment.failedUrl, words)}`;
}

const writeForm = (explain: string, buttons: readonly string[]): string =>
  `<form method="post"><p>${text(explain)}</p>${buttons.join('')}</form>`;

function writeButton(act: Act, label: string, hint?: string): string {
  const described = hint === undefined ? '' : ` aria-describedby="${act}-hint"`;
  const words = hint === undefined ? '' : `<span class="hint" id="${act}-hint">${text(hint)}</span>`;
  return `<div class="choice"><button name="act" value="${act}"${described}>${text(label)}</button>${words}</div>`;
}

const writeBack = (url: string, words: TestPaymentMessages): string =>
  `<p><a href="${text(url)}">${text(words.back)}</a></p>`;

const writePage = (language: string, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text(title)}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body>${body}</body></html>`;
