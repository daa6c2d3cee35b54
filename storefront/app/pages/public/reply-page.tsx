// Target of links in mails. The same page for everybody; the key stays in the browser until the button is pressed.
import { notFound } from '../../api/api-errors.ts';
import { isReplyAction } from '../../features/reply/replies.ts';
import { ReplyView } from '../../features/reply/reply-view.tsx';
import { languageOf } from '../../i18n/language.ts';
import { replyActionMessages } from '../../messages/en/reply.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/reply-page';

export function loader({ params }: Route.LoaderArgs) {
  if (!isReplyAction(params.what)) throw notFound();
  return null;
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const { what } = place.params;
  if (!isReplyAction(what)) return [];
  const { title } = translate(replyActionMessages, languageOf(place.location.pathname))[what];
  return pageMeta(place, { title, hidden: true });
};

export default function ReplyPage({ params }: Route.ComponentProps) {
  const { what } = params;
  if (!isReplyAction(what)) return null;
  return (
    <div className="container page-top min-h-96">
      <div className="flex max-w-prose flex-col gap-5">
        <ReplyView action={what} />
      </div>
    </div>
  );
}
