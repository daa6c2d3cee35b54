interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createHTML', (text: string) => string | null>): void;
}

/** React creates script elements from the bare tag; nothing else of the back office becomes markup. */
const bareTag = /^<script><\/script>$/;

/** The one Trusted Types policy of the page. */
export const guardMarkup = (): void =>
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (bareTag.test(html) ? html : null),
  });
