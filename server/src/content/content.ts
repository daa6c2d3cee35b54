// THE DOOR of the content.
export {
  type HomeSectionTexts,
  type NewContent,
  type NewHomeSection,
  replaceHome,
  saveContent,
} from './save-content-repository.ts';
export { getCachedTermsVersion } from './terms-version.ts';
