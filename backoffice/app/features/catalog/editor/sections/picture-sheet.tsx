import { AreaField } from '@vitrine/ui/area-field.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { classNames, iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronLeft, ChevronRight, Trash2 } from '@vitrine/ui/icons.ts';
import { asTitle, languageText } from '../../../../format/names.ts';
import { fieldId } from '../../../../forms/field-id.ts';
import type { Picture } from '../../../../forms/form-values.ts';
import { MoveButton } from '../../../../forms/move-button.tsx';
import { useLocale, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { smallUrl } from '../../../../ui/thumbnail.tsx';

interface PictureSheetProps {
  picture: Picture;
  index: number;
  count: number;
  languages: readonly string[];
  readOnly: boolean;
  onChange: (alt: Picture['alt']) => void;
  onMove: (to: number) => void;
  /** To another picture. */
  onStep: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** One picture with what it shows, in every language of the store. */
export function PictureSheet(props: PictureSheetProps) {
  const { picture, index, count, languages, readOnly, onChange, onMove, onStep, onRemove, onClose } = props;
  const t = useMessages(productMessages);
  const locale = useLocale();
  const name = t.picture(index + 1);
  const stepTo = (to: number, label: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to < 0 || to >= count}
      onClick={() => to >= 0 && to < count && onStep(to)}
      className={classNames(iconButton, (to < 0 || to >= count) && 'cursor-default opacity-40 hover:bg-transparent')}
    >
      <Icon size={20} />
    </button>
  );
  return (
    <Sheet title={name} onClose={onClose}>
      <div className="flex items-center gap-1">
        {stepTo(index - 1, t.previousPicture, ChevronLeft)}
        <img
          src={smallUrl(picture.url)}
          alt=""
          className="aspect-square min-w-0 flex-1 rounded-control bg-tile object-contain max-h-[40dvh]"
        />
        {stepTo(index + 1, t.nextPicture, ChevronRight)}
      </div>
      <p className="mt-2 text-center text-micro break-all text-muted">{picture.name}</p>
      <div className="mt-4 flex flex-col gap-4">
        {languages.map((language) => (
          <AreaField
            key={`${picture.hash} ${language}`}
            id={fieldId(`alt-${picture.hash}:${language}`)}
            label={t.alt(asTitle(languageText(language, locale), locale))}
            value={picture.alt[language] ?? ''}
            issue={null}
            isOneParagraph
            lang={language}
            maxLength={160}
            readOnly={readOnly}
            onChange={(text) => onChange({ ...picture.alt, [language]: text })}
          />
        ))}
      </div>
      {!readOnly && (
        <div className="mt-4 flex items-center">
          <MoveButton label={t.moveUp(name)} isUp isPossible={index > 0} onMove={() => onMove(index - 1)} />
          <MoveButton label={t.moveDown(name)} isPossible={index < count - 1} onMove={() => onMove(index + 1)} />
          <Button kind="plain" className="ml-auto" onClick={onRemove}>
            <Trash2 size={18} />
            {t.remove(name)}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
