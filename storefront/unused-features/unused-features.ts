import { unusedInReact } from './react.ts';
import { unusedInReactDom } from './react-dom.ts';
import { unusedInReactRouter } from './react-router.ts';
import type { UnusedFeature } from './unused-feature.ts';

/** What the browser build leaves out of React and React Router. docs/decisions/065-parts-of-react-left-out.md */
export const unusedFeatures: readonly UnusedFeature[] = [...unusedInReact, ...unusedInReactDom, ...unusedInReactRouter];
