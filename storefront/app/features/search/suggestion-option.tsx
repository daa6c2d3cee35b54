import { classNames } from '@vitrine/ui/class-names.ts';
import { Search as SearchIcon, Tag } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { drawPhoto } from '../../format/photo.ts';
import type { TextLanguage } from '../../i18n/text-language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { searchMessages } from '../../messages/en/search.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SuggestedLink } from './suggested-links.ts';
import type { Suggestion } from './suggestion.ts';
import { typedParts } from './typed-parts.ts';

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

/** The focus stays in the input. */
const Option = ({ id, isActive, onChoose, children }: OptionProps & { children: ReactNode }) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onMouseDown={(event) => event.preventDefault()}
    onPointerUp={onChoose}
    className={classNames(
      'flex min-h-12 cursor-pointer items-center gap-4 rounded-control px-2 py-1 text-body hover:bg-tint',
      isActive && 'bg-tint outline-2 -outline-offset-2 outline-focus',
    )}
  >
    {children}
  </div>
);

interface NameProps {
  name: string;
  nameLanguage: TextLanguage | undefined;
  typed: string;
}

/** The part that was not typed is bold. */
const Name = ({ name, nameLanguage, typed }: NameProps) => (
  <span {...nameLanguage} className="min-w-0">
    {typedParts(name, typed).map((part) =>
      part.typed ? (
        <span key={part.at}>{part.text}</span>
      ) : (
        <b key={part.at} className="font-semibold text-strong">
          {part.text}
        </b>
      ),
    )}
  </span>
);

export const ProductOption = ({
  suggestion: { name, nameLanguage, photo },
  typed,
  ...option
}: OptionProps & { suggestion: Suggestion; typed: string }) => (
  <Option {...option}>
    <Picture className="size-12 shrink-0" picture={photo && drawPhoto(photo, '')} sizes="48px" />
    <Name name={name} nameLanguage={nameLanguage} typed={typed} />
  </Option>
);

interface LinkOptionProps extends OptionProps {
  link: SuggestedLink;
  typed: string;
  /** Number of results; null if it is not known. */
  total: number | null;
}

export function LinkOption({ link: { kind, name, nameLanguage }, typed, total, ...option }: LinkOptionProps) {
  const t = useMessages(searchMessages);
  const Icon = kind === 'all' ? SearchIcon : Tag;
  return (
    <Option {...option}>
      <span className="flex w-12 shrink-0 justify-center text-second">
        <Icon size={20} />
      </span>
      {kind === 'all' ? (
        <span className="font-medium text-link underline underline-offset-4">
          {total === null ? t.seeAll : t.seeAllOf(total)}
        </span>
      ) : (
        <>
          <Name name={name} nameLanguage={nameLanguage} typed={typed} />
          <span className="ml-auto text-small text-muted">{t[kind]}</span>
        </>
      )}
    </Option>
  );
}
