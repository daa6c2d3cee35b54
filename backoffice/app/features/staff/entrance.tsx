import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages } from '../../messages/en/layout.ts';
import { Preferences } from '../../ui/preferences.tsx';

interface EntranceProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** A page for people who are not signed in yet. */
export function Entrance({ title, about, children }: EntranceProps) {
  const t = useMessages(layoutMessages);
  useEffect(() => {
    document.title = `${title} – ${t.backOffice}`;
  }, [title, t.backOffice]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[calc(28rem+2*var(--gutter))] flex-col justify-center gap-4 px-(--gutter) py-10">
      <div className="rounded-panel border border-line bg-surface p-6 sm:p-8">
        <h1>{title}</h1>
        <p className="mt-2 mb-6 text-second">{about}</p>
        {children}
      </div>
      <div className="flex justify-center gap-2">
        <Preferences place="entrance" isSmall />
      </div>
    </main>
  );
}
