// THE DOOR of the content.
export {
  type HomeSectionTexts,
  type NewContent,
  type NewHomeSection,
  replaceHome,
  saveContent,
} from './save-content-repository.ts';
export { recallTermsVersion } from './terms-version.ts';
