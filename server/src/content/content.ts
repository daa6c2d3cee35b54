// Public API of the content module.

export { getCachedTermsVersion } from './read-page.ts';
export {
  type HomeSectionTexts,
  type NewContent,
  type NewHomeSection,
  replaceHome,
  saveContent,
} from './save-content-repository.ts';
