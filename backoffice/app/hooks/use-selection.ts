import { useState } from 'react';

interface Selection<K> {
  selected: ReadonlySet<K>;
  onSelect: (keys: readonly K[], isOn: boolean) => void;
  clear: () => void;
}

/** The rows of a list that are selected; they stay selected when a filter hides them. */
export function useSelection<K>(): Selection<K> {
  const [selected, setSelected] = useState<ReadonlySet<K>>(new Set());
  return {
    selected,
    onSelect: (keys, isOn) =>
      setSelected((before) => {
        const others = [...before].filter((key) => !keys.includes(key));
        return new Set(isOn ? [...others, ...keys] : others);
      }),
    clear: () => setSelected(new Set()),
  };
}
