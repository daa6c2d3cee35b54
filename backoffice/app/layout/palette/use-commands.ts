import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../api/error-text.ts';
import type { Search } from '../../feature.ts';
import { features, menuFor, screenActionsFor } from '../../features.ts';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages, paletteMessages } from '../../messages/en/layout.ts';
import { useProfile } from '../../session/profile.tsx';
import { signOut } from '../frame-actions.tsx';
import { showDialog } from './palette-store.ts';

/** Entries of a search. */
const MAX_FOUND = 5;

const searches = features.flatMap((feature) => feature.searches ?? []);

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** The commands that the person may run, by groups. `searched` is the text once typing has paused. */
export function useCommands(text: string, searched: string): { groups: CommandGroup[]; isSearching: boolean } {
  const t = useMessages(paletteMessages);
  const first = useFound('first', searched);
  const last = useFound('last', searched);
  const groups: CommandGroup[] = [
    ...first.groups,
    { title: t.screens, commands: findCommands(useScreens(), text) },
    { title: t.actions, commands: findCommands(useActions(), text) },
    ...last.groups,
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching: text !== searched || first.isSearching || last.isSearching,
  };
}

function useScreens(): Command[] {
  const t = useMessages(layoutMessages);
  const { permissions } = useProfile();
  const navigate = useNavigate();
  return menuFor(permissions, t).map(({ path, label, key }) => ({
    id: `screen ${path}`,
    label,
    ...(key && { keys: `G ${key.toUpperCase()}` }),
    run: () => void navigate(path),
  }));
}

function useActions(): Command[] {
  const t = useMessages(paletteMessages);
  const words = useMessages(layoutMessages);
  const { permissions, store } = useProfile();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const leave = () => signOut().catch((error) => showToast({ tone: 'error', text: errorText(error) }));
  return [
    ...screenActionsFor(permissions).map(({ path, label }) => ({
      id: `action ${path}`,
      label: t[label],
      run: () => void navigate(path),
    })),
    { id: 'open shop', label: words.openShop, run: () => void window.open(store.url, '_blank', 'noopener') },
    { id: 'keys', label: t.keys, keys: '?', run: () => showDialog('help') },
    { id: 'sign out', label: words.signOut, run: () => void leave() },
  ];
}

/** The entries that the searches of the features find, by groups in the order of the features. */
function useFound(place: Search['place'], text: string): { groups: CommandGroup[]; isSearching: boolean } {
  const t = useMessages(paletteMessages);
  const { permissions } = useProfile();
  const navigate = useNavigate();
  const wanted = searches.flatMap((search) => {
    const q = search.place === place && permissions.includes(search.permission) ? search.termIn(text) : null;
    return q === null ? [] : [{ ...search, q }];
  });
  const { data, isFetching } = useQuery({
    queryKey: ['palette', place, wanted.map(({ q }) => q)],
    queryFn: () =>
      Promise.all(
        wanted.map(async ({ title, q, load }) => {
          const find = await load();
          return { title: t[title], entries: await find({ q, count: MAX_FOUND }, t) };
        }),
      ),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = (wanted.length > 0 && data) || [];
  return {
    isSearching: isFetching,
    groups: found.map(({ title, entries }) => ({
      title,
      commands: entries.map(({ label, detail, path }) => ({
        id: `found ${path}`,
        label,
        detail,
        run: () => void navigate(path),
      })),
    })),
  };
}

// Pure: what of the palette matches a text.

export interface Command {
  id: string;
  label: string;
  /** Beside the label, such as a SKU. */
  detail?: string;
  /** Keys that do the same. */
  keys?: string;
  run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of the text occurs in the label, with or without accents. */
export function findCommands<C extends Pick<Command, 'label'>>(commands: readonly C[], text: string): C[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** The entry after `step` entries, around the ends; -1 before the first key. */
export const stepTo = (current: number, step: 1 | -1, length: number): number =>
  length === 0 ? -1 : (Math.max(current, step === 1 ? -1 : 0) + step + length) % length;
