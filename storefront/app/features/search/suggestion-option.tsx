import { drawPhoto } from '../../format/photo.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Suggestion } from './suggestion.ts';
import { typedParts } from './typed-parts.ts';

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  typed: string;
  isActive: boolean;
  onChoose: () => void;
}

/** The part that was not typed is bold. The focus stays in the input. */
export function SuggestionOption({
  id,
  suggestion: { name, photo },
  typed,
  isActive,
  onChoose,
}: SuggestionOptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onPointerUp={onChoose}
      className={classNames(
        'flex min-h-14 cursor-pointer items-center gap-4 rounded-control px-2 py-1 text-body hover:bg-tint',
        isActive && 'bg-tint outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <Picture className="size-12 shrink-0" picture={photo && drawPhoto(photo, '')} sizes="48px" />
      <span className="min-w-0">
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
    </div>
  );
}
