import { ApiError } from '@vitrine/contract/domain-error.ts';
import { savePaymentSettings } from '@vitrine/contract/payments/staff-payments.ts';
import type { PaymentSettingsView, ShownPaymentMethod } from '@vitrine/contract/payments/staff-payments-shapes.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { staffApi } from '../../api/staff-api.ts';
import { MoveButton } from '../../forms/move-button.tsx';
import { useLeaveNotice } from '../../forms/use-leave-notice.ts';
import { useAction } from '../../forms/use-sending.ts';
import { forgetKept, keepDraft, readKept } from '../../hooks/kept-draft.ts';
import { useMessages } from '../../i18n/language.tsx';
import { productMessages } from '../../messages/en/catalog.ts';
import { paymentsMessages } from '../../messages/en/payments.ts';
import { useProfile } from '../../session/profile.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section.tsx';

interface MethodsFormProps {
  settings: PaymentSettingsView;
  onSaved: (settings: PaymentSettingsView) => void;
  /** Somebody else has saved meanwhile. */
  onOutdated: () => Promise<unknown>;
}

/** Methods, their order and the account for transfers. What the environment decides is shown only. */
export function MethodsForm({ settings, onSaved, onOutdated }: MethodsFormProps) {
  const t = useMessages(paymentsMessages);
  const words = useMessages(productMessages);
  const draftKey = `payments.${useProfile().email}`;
  // A draft of other settings would replace them unseen.
  const [kept] = useState(() => {
    const draft = readKept<MethodsDraft>(draftKey)?.draft;
    return draft?.version === settings.version ? draft : null;
  });
  // null: as it is stored. What was chosen stays when keys are saved meanwhile, or somebody else has saved.
  const [chosen, setChosen] = useState<Chosen | null>(kept?.chosen ?? null);
  const [typed, setTyped] = useState<string | null>(kept?.typed ?? null);
  const { methodsSetBy, bankAccountSetBy } = settings;
  const methods = chosen ? withChosen(settings.methods, chosen) : settings.methods;
  const account = typed ?? settings.bankAccount ?? '';
  const offered = methods.filter(({ isOn }) => isOn).map(({ code }) => code);
  const before = settings.methods.filter(({ isOn }) => isOn).map(({ code }) => code);
  const changes = {
    ...(methodsSetBy === null && offered.join() !== before.join() && { methods: offered }),
    ...(bankAccountSetBy === null &&
      account.trim() !== (settings.bankAccount ?? '') && { bankAccount: account.trim() || null }),
  };
  const isChanged = Object.keys(changes).length > 0;
  useLeaveNotice(draftKey, isChanged, t.title);
  useEffect(() => {
    if (isChanged) keepDraft(draftKey, { chosen, typed, version: settings.version } satisfies MethodsDraft);
    else forgetKept(draftKey);
  });
  const { isBusy, errorMessage, start } = useAction(async () => {
    try {
      onSaved(await staffApi(savePaymentSettings, { body: { ...changes, version: settings.version } }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'store.changed') await onOutdated();
      throw error;
    }
    setChosen(null);
    setTyped(null);
    showToast({ tone: 'success', text: t.saved });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void start();
  };
  const change = (code: string, isOn: boolean) =>
    setChosen(methods.map((method) => (method.code === code ? { ...method, isOn } : method)));
  const move = (index: number, by: -1 | 1) =>
    setChosen(methods.toSpliced(index, 1).toSpliced(index + by, 0, ...methods.slice(index, index + 1)));
  const isReadOnly = methodsSetBy !== null;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError message={errorMessage} />
      <Section title={t.methods}>
        <p className="text-small text-second">{isReadOnly ? t.setBy(methodsSetBy) : t.methodsAbout}</p>
        {offered.length === 0 && (
          <Panel tone="warn" icon={<TriangleAlert className="text-warn" />}>
            {t.none}
          </Panel>
        )}
        <ol className="flex flex-col">
          {methods.map((method, index) => (
            <li key={method.code} className="flex items-start gap-2 border-t border-line py-2 first:border-t-0">
              <div className="min-w-0 flex-1">
                <MethodState
                  method={method}
                  isReadOnly={isReadOnly}
                  hasAccount={account.trim() !== ''}
                  onChange={(isOn) => change(method.code, isOn)}
                />
              </div>
              {!isReadOnly && (
                <>
                  <MoveButton
                    label={t.moveUp(t.names[method.code] ?? method.code)}
                    isUp
                    isPossible={index > 0}
                    onMove={() => move(index, -1)}
                  />
                  <MoveButton
                    label={t.moveDown(t.names[method.code] ?? method.code)}
                    isPossible={index < methods.length - 1}
                    onMove={() => move(index, 1)}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
        <AreaField
          id="bank-account"
          label={t.bankAccount}
          hint={bankAccountSetBy === null ? t.bankAccountHint : t.setBy(bankAccountSetBy)}
          issue={null}
          value={account}
          readOnly={bankAccountSetBy !== null}
          maxLength={500}
          onChange={setTyped}
        />
        {!(isReadOnly && bankAccountSetBy !== null) && (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p role="status" className="mr-auto text-small text-second">
              {isChanged ? t.unsaved : words.nothing}
            </p>
            <SubmitButton
              kind={isChanged ? 'primary' : 'secondary'}
              label={words.save}
              busyLabel={words.saving}
              isBusy={isBusy}
            />
          </div>
        )}
      </Section>
    </form>
  );
}

/** The unsaved choice of a person. */
interface MethodsDraft {
  readonly chosen: Chosen | null;
  readonly typed: string | null;
  readonly version: string;
}

type Chosen = readonly Pick<ShownPaymentMethod, 'code' | 'isOn'>[];

/** Order and state are those that were chosen; what keeps a method from being offered may have changed since. */
const withChosen = (methods: readonly ShownPaymentMethod[], chosen: Chosen): ShownPaymentMethod[] =>
  chosen.flatMap(({ code, isOn }) =>
    methods.filter((method) => method.code === code).map((method) => ({ ...method, isOn })),
  );

interface MethodStateProps {
  method: ShownPaymentMethod;
  isReadOnly: boolean;
  /** An account is typed, perhaps not saved yet: it is saved together with the methods. */
  hasAccount: boolean;
  onChange: (isOn: boolean) => void;
}

function MethodState({ method: { code, isOn, isTest, obstacle }, isReadOnly, hasAccount, onChange }: MethodStateProps) {
  const t = useMessages(paymentsMessages);
  const name = t.names[code] ?? code;
  const stands = obstacle === null || (obstacle === 'bank-account' && hasAccount) ? null : obstacle;
  const state = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-medium text-strong">{name}</span>
      <Badge tone={isOn ? 'success' : 'plain'}>{isOn ? t.on : t.off}</Badge>
      {isTest && <Badge tone="warn">{t.noMoney}</Badge>}
    </span>
  );
  return (
    <>
      {isReadOnly || (stands !== null && !isOn) ? (
        <div className="flex min-h-11 items-center py-2">{state}</div>
      ) : (
        <CheckField id={`method-${code}`} isOn={isOn} onChange={onChange}>
          {state}
        </CheckField>
      )}
      <p className="text-small text-second">{t.about[code]}</p>
      {stands !== null && <p className="text-small text-warn">{t.obstacles[stands]}</p>}
    </>
  );
}
