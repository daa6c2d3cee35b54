interface InlineScriptProps {
  /** Null in the browser (`import.meta.env.SSR ? … : null`): the server-rendered page contains it. */
  text: string | null;
  type?: 'application/ld+json';
  nonce?: string | undefined;
}

export const InlineScript = ({ text, type, nonce }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of our own; callers escape what they put into it
  <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text ?? '' }} />
);
