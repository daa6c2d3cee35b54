// Pure: the bank account as the merchant has written it, divided so that it can be copied into a transfer.

export interface AccountFacts {
  /** Holder and bank: everything that is no code. */
  readonly holder: string;
  readonly codes: readonly { readonly label: string; readonly value: string }[];
}

const CODE = /^(IBAN|BIC|SWIFT)\b[\s:]*(\S.*)$/i;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{4,30}$/;

/** `Example Ltd, IBAN FR76…, BIC AGRIFRPP`; what has another form is the holder. */
export function accountFacts(account: string): AccountFacts {
  const parts = account.split(/\s*[,;\n]\s*/).filter((part) => part !== '');
  return {
    holder: parts.filter((part) => !CODE.test(part)).join(', '),
    codes: parts.flatMap((part) => {
      const [, label, value] = CODE.exec(part) ?? [];
      return label && value ? [{ label: label.toUpperCase(), value: inGroups(value) }] : [];
    }),
  };
}

/** An IBAN is written in groups of four. */
function inGroups(value: string): string {
  const compact = value.replaceAll(/\s/g, '').toUpperCase();
  return IBAN.test(compact) ? compact.replaceAll(/.{4}(?=.)/g, '$& ') : value;
}
