import { AreaField } from '@vitrine/ui/area-field.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

interface Loaded {
  readonly Editor: ComponentType<RichTextEditorProps>;
  /** Somebody was already typing the text as Markdown. */
  readonly takesFocus: boolean;
}

/** A text with headings, lists and links. Until the editor is loaded, and if it cannot be, it is typed as Markdown. */
export function RichTextField(props: Omit<RichTextEditorProps, 'takesFocus' | 'asMarkdown'>) {
  const { id } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./rich-text-editor.tsx').then(
      ({ RichTextEditor }) =>
        isShown && setLoaded({ Editor: RichTextEditor, takesFocus: document.activeElement?.id === id }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id]);
  const asMarkdown = <AreaField {...props} rows={9} />;
  return loaded ? <loaded.Editor {...props} takesFocus={loaded.takesFocus} asMarkdown={asMarkdown} /> : asMarkdown;
}
