// Builds layout/start/start.ts and what it imports into one text, which the server writes into the head of every page.
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('app/layout/start/start.ts', import.meta.url));
const name = 'virtual:start-script';
const id = `\0${name}`;

export const startScript = (): Plugin => ({
  name: 'start-script',
  resolveId: (asked) => (asked === name ? id : null),
  async load(asked) {
    if (asked !== id) return null;
    const text = this.environment.name === 'client' ? '' : await buildStartScript();
    return `export default ${JSON.stringify(text)};`;
  },
});

export async function buildStartScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'start' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built?.output[0].code ?? '';
  if (/<\/?script/i.test(code)) throw new Error('the start script would end the element that contains it');
  return code.trim();
}
