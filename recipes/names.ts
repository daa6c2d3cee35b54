// Names of what `npm run new` writes: kebab-case in file names, camelCase in code.

/** Said to the person who typed the command; nothing is written. */
export class RecipeError extends Error {}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const camelCase = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/;

/** The words of a name such as `gift-cards` or `listGiftCards`. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([A-Z])/g, '-$1')
    .toLowerCase()
    .split('-')
    .filter(Boolean);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const toKebabCase = (name: string): string => wordsOf(name).join('-');
export const toSnakeCase = (name: string): string => wordsOf(name).join('_');
export const toPascalCase = (name: string): string => wordsOf(name).map(capitalized).join('');
export const toCamelCase = (name: string): string => {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};
/** As a heading: `Gift cards`. */
export const toSentence = (name: string): string => capitalized(wordsOf(name).join(' '));

export function checkKebabCase(name: string | undefined, what: string): string {
  if (name === undefined || name === '') throw new RecipeError(`${what} is missing.`);
  if (kebabCase.test(name)) return name;
  throw new RecipeError(`${what} «${name}» needs small letters and hyphens, such as ${suggestion(name, toKebabCase)}.`);
}

export function checkCamelCase(name: string | undefined, what: string): string {
  if (name === undefined || name === '') throw new RecipeError(`${what} is missing.`);
  if (camelCase.test(name)) return name;
  throw new RecipeError(`${what} «${name}» needs letters without hyphens, such as ${suggestion(name, toCamelCase)}.`);
}

/** The same name in the right letters, as far as there is one. */
function suggestion(name: string, write: (name: string) => string): string {
  const written = write(name.replaceAll(/[^A-Za-z0-9]+/g, '-'));
  return /^[a-z]/.test(written) ? written : write('gift-cards');
}

/** A name under the placeholders of templates: `feature` gives `__feature-name__`, `__featureName__`, `__FeatureName__` and so on. */
export const placeholders = (key: string, name: string): Record<string, string> => ({
  [`${key}-name`]: toKebabCase(name),
  [`${key}Name`]: toCamelCase(name),
  [`${capitalized(key)}Name`]: toPascalCase(name),
  [`${key}_name`]: toSnakeCase(name),
  [`${capitalized(key)} name`]: toSentence(name),
  [`${key} name`]: wordsOf(name).join(' '),
});

/** Replaces every `__placeholder__`. A line with nothing but an empty one is left out. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string => {
  const wordFor = (key: string): string => {
    const value = values[key];
    if (value === undefined) throw new Error(`a template names __${key}__, which has no value`);
    return value;
  };
  return template
    .replaceAll(/^ *__([A-Za-z][\w -]*?)__\n/gm, (line, key: string) => (wordFor(key) === '' ? '' : line))
    .replaceAll(/__([A-Za-z][\w -]*?)__/g, (_, key: string) => wordFor(key));
};
