// A feature of the back office says here everything that the app must know about it. features.ts lists the features; routes,
// menus, palette, keys and the refresh after live events are derived from that list.
import type { QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Icon } from '@vitrine/ui/mask-icon.tsx';
import type { ComponentType } from 'react';
import type { layoutMessages, paletteMessages } from './messages/en/layout.ts';

/** The keys of the messages that need no value. */
type TextName<Messages> = { [Name in keyof Messages]: Messages[Name] extends string ? Name : never }[keyof Messages];

interface MenuEntry {
  label: TextName<typeof layoutMessages>;
  icon: Icon;
  /**
   * `main`: it has a place in the bar of a phone, too. `more`: phones show it under More. `settings`: it stands below the others,
   * under a heading. `person`: it belongs to the person who is signed in, and is shown with the person's name.
   */
  place: 'main' | 'more' | 'settings' | 'person';
  /** The letter that opens the screen after G. */
  key?: string;
}

export interface Screen {
  path: string;
  /**
   * Null: everybody who is signed in may open it. `own`: so may people who have not set up their second factor yet. The server
   * checks the permission again with every call.
   */
  permission: Permission | 'own' | null;
  /** Each screen has a script of its own, which is loaded when somebody who may see it opens it. */
  load: () => Promise<ComponentType>;
  /** The menu is in the order of the features and of their screens. */
  menu?: MenuEntry;
  /** The name of a screen that is in no menu, among the actions of the palette. */
  action?: TextName<typeof paletteMessages>;
}

/** An entry that the palette has found. */
export interface FoundEntry {
  label: string;
  /** It stands beside the label, such as a SKU. */
  detail: string;
  path: string;
}

/** A search of the palette. */
export interface Search {
  /** The heading above what is found. */
  title: TextName<typeof paletteMessages>;
  permission: Permission;
  /**
   * First: an exact text, such as a number, is rarely found and always meant. Last: what is found must not change meanwhile which
   * entry Enter opens.
   */
  place: 'first' | 'last';
  /** The term to search for in a text that is typed; null when nothing is to be searched for. */
  termIn: (text: string) => string | null;
  /** The function is loaded with the first search. */
  load: () => Promise<(query: { q: string; count: number }, t: typeof paletteMessages) => Promise<FoundEntry[]>>;
}

export interface Feature {
  name: string;
  screens: readonly Screen[];
  searches?: readonly Search[];
  /** The queries to load again after an event of the shop, where a screen shows them. */
  queriesAfter?: (event: LiveEvent) => readonly QueryKey[];
}

export const defineFeature = (feature: Feature): Feature => feature;
