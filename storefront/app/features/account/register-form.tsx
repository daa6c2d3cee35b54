import { register } from '@vitrine/contract/account/account.ts';
import { checkCountry, checkEmail, checkNames } from '@vitrine/contract/address/address-rules.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useHasCall } from '../../api/absent-calls.ts';
import { CountryField } from '../../forms/country-field.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { NameFields } from '../../forms/name-fields.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import { checkPasswords, countryFacts, normalizeText } from '../../forms/rules.ts';
import { useCountries } from '../../forms/use-countries.ts';
import { useForm } from '../../forms/use-form.ts';
import { loadShopperCountry } from '../../forms/use-shopper-country.ts';
import { useZones } from '../../forms/use-zones.ts';
import { ZoneField } from '../../forms/zone-field.tsx';
import { useLoad } from '../../hooks/use-load.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { translate } from '../../messages/translate.ts';
import { startSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { RestOfRegister } from './account-skeleton.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useReturn } from './use-return.ts';
import { useSubmit } from './use-submit.ts';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  zone: '',
  stateProvince: '',
  password: '',
  repeatPassword: '',
  newsletter: '',
};

export function RegisterForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const language = useLanguage();
  const t = translate(signInMessages, language);
  const names = translate(fieldMessages, language);
  const goBack = useReturn();
  // Servers without it ignore the setting.
  const hasNewsletter = useHasCall('confirmNewsletter');
  const countries = useCountries();
  const form = useForm<keyof typeof empty>({
    id: 'register',
    initial: empty,
    check: (written) => [
      ...checkNames(written),
      ...checkEmail(written.email),
      ...checkCountry(written, countryFacts(written.country, countries, zones)),
      ...checkPasswords(written, written.email),
    ],
  });
  const { values } = form;
  const zones = useZones(values.country, countries);
  const { isLoading: isCountryUnknown } = useLoad('home country', async (signal) => {
    const country = await loadShopperCountry(language);
    if (country && !signal.aborted) form.offer('country', country);
  });
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      const { country, zone, stateProvince, email, newsletter, ...rest } = values;
      const billing = { country, zone: zone || null, stateProvince: stateProvince || null };
      const body = { ...rest, emailAddress: email.trim(), language, billing, newsletter: newsletter !== '' };
      startSession(await shopperApi()(register, { body }));
      await onSignedIn();
      showToast({ tone: 'success', text: t.welcome(normalizeText(values.firstName)) });
      goBack();
    },
    { fieldOf: { 'account.exists': 'email' } },
  );
  const must = { required: true, note: names.required };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <ErrorSummary form={form} />
      <NameFields form={form} />
      <EmailField field={form.field('email')} />
      <CountryField
        {...form.field('country')}
        {...must}
        autoComplete="country"
        onChange={(country) => form.set({ country, zone: '', stateProvince: '' })}
      />
      {isCountryUnknown ? (
        <FormSkeleton>
          <RestOfRegister />
        </FormSkeleton>
      ) : (
        <>
          {(zones.isLoading || zones.retry || zones.list.length > 0) && (
            <ZoneField
              form={form}
              zones={zones}
              format={countryFacts(values.country, countries, zones).format}
              autoComplete="address-level1"
            />
          )}
          <PasswordFields password={form.field('password')} repeat={form.field('repeatPassword')} />
          {hasNewsletter && (
            <CheckField
              id="register-newsletter"
              isOn={values.newsletter !== ''}
              onChange={(isOn) => form.set({ newsletter: isOn ? 'yes' : '' })}
            >
              {t.newsletter}
            </CheckField>
          )}
          <SubmitButton label={t.register} busyLabel={t.registering} isBusy={isBusy} />
          <p className="text-second">
            {t.known}{' '}
            <SignInLink to="/login" isInText>
              {t.login}
            </SignInLink>
          </p>
        </>
      )}
    </form>
  );
}
