// Renders lucide's icons as CSS masks. Components import them from lucide-react/icons, but their outlines are sent
// once, in the style sheet, instead of as JavaScript on every page.
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type IconNode = [tag: string, attributes: Record<string, string>][];

interface IconModule {
  /** Missing in files that only define an alias. */
  __iconData?: { name: string; node: IconNode };
}

const iconFile = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][a-z0-9-]+\.mjs$/;
const styleFile = /^\/@icon\/([a-z0-9-]+)\.css(\?|$)/;
const factory = fileURLToPath(new URL('app/ui/mask-icon.tsx', import.meta.url));

export function iconMasks(): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'icon-masks',
    enforce: 'pre',
    resolveId: (id) => (styleFile.test(id) ? id : undefined),
    async load(id) {
      const style = styleFile.exec(id)?.[1];
      if (style) return styles.get(style);
      const [file = id] = id.split('?');
      if (!iconFile.test(file)) return;
      const { __iconData: icon } = (await import(pathToFileURL(file).href)) as IconModule;
      if (!icon) return;
      styles.set(icon.name, `.icon-${icon.name} { --icon: url("${maskUrl(icon.node)}"); }`);
      return [
        `import '/@icon/${icon.name}.css';`,
        `import { maskIcon } from ${JSON.stringify(factory)};`,
        `export default /* @__PURE__ */ maskIcon('${icon.name}');`,
      ].join('\n');
    },
  };
}

function maskUrl(node: IconNode): string {
  const shapes = node.map(([tag, { key: _, ...rest }]) => {
    const attributes = Object.entries(rest).map(([name, value]) => `${name}='${value}'`);
    return `<${tag} ${attributes.join(' ')}/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
