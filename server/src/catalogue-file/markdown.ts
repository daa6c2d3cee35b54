import { marked } from 'marked';
import { cleanHtml } from '../platform/clean-html.ts';

/** Renders Markdown to sanitized HTML without scripts. */
export const renderMarkdown = (text: string): string => cleanHtml(marked.parse(text, { async: false }));
