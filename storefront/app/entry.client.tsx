// Its file contains nothing else: loading it starts React (layout/start/load-react.ts).
import { startReact } from './start-react.tsx';

startReact();
