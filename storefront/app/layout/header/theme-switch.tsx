import { classNames } from '@vitrine/ui/class-names.ts';
import { Monitor, Moon, Sun } from '@vitrine/ui/icons.ts';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { chooseTheme, currentTheme, onThemeChange, type Theme, themes } from './stored-choices.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch({ onBand = false }: { onBand?: boolean }) {
  const t = useMessages(layoutMessages);
  const chosen = useSyncExternalStore<Theme>(onThemeChange, currentTheme, () => 'system');
  return (
    <fieldset className="needs-script flex min-w-0 flex-wrap items-center gap-1">
      <legend className="sr-only">{t.theme}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <button
            key={theme}
            type="button"
            data-theme-choice={theme}
            aria-pressed={theme === chosen}
            onClick={() => chooseTheme(theme)}
            className={classNames(
              'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-small',
              onBand
                ? 'text-on-footer aria-pressed:bg-white/12 aria-pressed:text-white'
                : 'text-second aria-pressed:bg-tint aria-pressed:text-strong',
            )}
          >
            <Icon size={18} />
            {t[theme]}
          </button>
        );
      })}
    </fieldset>
  );
}
