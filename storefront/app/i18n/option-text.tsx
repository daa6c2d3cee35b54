import { siteLanguages } from './language.ts';
import { languageAttributes } from './text-language.ts';
import { useLanguage } from './use-language.ts';

interface Named {
  name: string;
  language?: string | undefined;
}

/** Such as "Color: Sage". Each of the two names may be in another language than the page. */
export function OptionText({ option, value }: { option: Named; value: Named }) {
  const page = useLanguage();
  return (
    <>
      <span {...languageAttributes(option.language, page)}>{option.name}</span>
      {siteLanguages[page].colon}
      <span {...languageAttributes(value.language, page)}>{value.name}</span>
    </>
  );
}
