// Public API of the content module.

export {
  deleteContent,
  type HomeSectionTexts,
  type NewContent,
  type NewHomeSection,
  replaceHome,
  saveContent,
} from './content-repository.ts';
export { getCachedTermsVersion, hasTerms } from './read-content.ts';
