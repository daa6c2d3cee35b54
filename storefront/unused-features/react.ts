// docs/decisions/065-parts-of-react-left-out.md
import { importing, swapAll, type UnusedFeature } from './unused-feature.ts';

export const unusedInReact: readonly UnusedFeature[] = [
  {
    name: 'lists of children, copies of elements, pure classes',
    file: /react[\\/]cjs[\\/]react\.production\.js$/,
    usedBy: [importing('react', 'Children', 'PureComponent', 'cloneElement', 'cache', 'cacheSignal')],
    edits: [
      swapAll('exports.Children = Children;', ''),
      swapAll('exports.PureComponent = PureComponent;', ''),
      { find: 'function ComponentDummy() {}', upTo: 'var isArrayImpl = ' },
      { find: 'exports.__COMPILER_RUNTIME = {', upTo: 'exports.createContext = function' },
    ],
  },
  {
    // What they would call is left out of the client.
    name: 'preloads and states of forms, as functions',
    file: /react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
    edits: [{ find: 'exports.preconnect = function', upTo: 'exports.version =' }],
  },
];
