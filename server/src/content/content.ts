// Public API of the content module.
export {
  type HomeSectionTexts,
  type NewContent,
  type NewHomeSection,
  replaceHome,
  saveContent,
} from './save-content-repository.ts';
export { getCachedTermsVersion } from './terms-version.ts';
