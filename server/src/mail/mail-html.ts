// Pure: renders a mail as HTML. Tables and inline styles, because mail programs render those alike; classes are only
// for dark mode.
import type { BrandColors } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { escapeHtml } from '../platform/text/escape-html.ts';
import { lines, oneLine } from './clean-text.ts';
import type { MailFrame, MailLogo } from './mail-frame.ts';
import type { MailBlock, MailFact, MailLine, MailTotal, NewMail } from './new-mail.ts';

const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "'Hedvig Letters Serif',Georgia,'Times New Roman',serif";
const LAYOUT = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
const CELL = 'padding:12px 0;border-bottom:1px solid #e9e4db;vertical-align:top;';
const FIGURES = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums lining-nums;';

const darkRules = ({
  action,
  onAction,
  link,
  textStrong,
}: BrandColors): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0b1322!important}.card{background:#121c2f!important;border-color:#22304c!important}
.strong,.body{color:${textStrong.dark}!important}.quiet{color:#c9cdd6!important}.line{border-color:#22304c!important}
.button{background:${action.dark}!important;border-color:${action.dark}!important}.button a{color:${onAction.dark}!important}.link{color:${link.dark}!important}
}`;

export function writeHtml(
  frame: MailFrame,
  { subject, heading, blocks }: Omit<NewMail, 'key' | 'to' | 'language'>,
): string {
  const { colors, logoDark } = frame.brand;
  const strong = colors.textStrong.light;
  return `<!doctype html>
<html lang="${text(frame.language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text(subject)}</title>
<style>${darkRules(colors)}${logoDark ? LOGO_RULES : ''}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fcfaf7;-webkit-text-size-adjust:100%;">
<table ${LAYOUT} class="page" style="background:#fcfaf7;"><tr><td align="center" style="padding:24px 12px;">
<table ${LAYOUT} style="max-width:600px;">
<tr><td style="padding:8px 8px 20px;font:400 24px/1.2 ${SERIF};"><a class="strong" href="${text(frame.home)}" style="color:${strong};text-decoration:none;">${writeName(frame)}</a></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e9e4db;border-radius:6px;padding:32px 28px;">
<h1 class="strong" style="margin:0 0 20px;font:400 28px/1.25 ${SERIF};color:${strong};">${text(heading)}</h1>
${blocks.map((block) => writeBlock(block, colors)).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px;font:400 13px/1.6 ${SANS};color:#544f47;">${writeFoot(frame)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The text of a picture that is not loaded looks like the name. */
function writeName({ shopName, brand: { logo, logoDark } }: MailFrame): string {
  const picture = ({ url, width, height }: MailLogo, name: string, display: string) =>
    `<img class="${name}" src="${text(webAddress(url))}" alt="${text(shopName)}" width="${width}" height="${height}" style="display:${display};width:${width}px;height:${height}px;border:0;">`;
  if (!logo) return text(shopName);
  return picture(logo, 'logo', 'block') + (logoDark ? picture(logoDark, 'logo-dark', 'none;mso-hide:all') : '');
}

const LOGO_RULES =
  '@media (prefers-color-scheme:dark){.logo{display:none!important}.logo-dark{display:block!important}}';

function writeFoot({ shopName, address, home, brand }: MailFrame): string {
  const link = `<a class="link" href="${text(home)}" style="color:${brand.colors.link.light};text-decoration:underline;">${text(home.replace(/^https?:\/\//, ''))}</a>`;
  return [text(shopName), ...address.map(text), link].join('<br>');
}

function writeBlock(block: MailBlock, colors: BrandColors): string {
  switch (block.kind) {
    case 'text':
      return `<p class="body" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:#28251f;">${paragraph(block.text)}</p>`;
    case 'note':
      return `<p class="quiet" style="margin:16px 0 0;font:400 13px/1.6 ${SANS};color:#544f47;">${paragraph(block.text)}</p>`;
    case 'button':
      return writeButton(block.label, block.url, colors);
    case 'link':
      return `<p class="body" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};"><a class="link" href="${text(webAddress(block.url))}" style="color:${colors.link.light};text-decoration:underline;">${text(block.label)}</a></p>`;
    case 'facts':
      return table(block.rows.map(writeFact));
    case 'lines':
      return table(
        block.rows.map(
          writeLine(
            block.rows.some(({ picture }) => picture !== undefined),
            colors,
          ),
        ),
      );
    case 'totals':
      return table(block.rows.map((row) => writeTotal(row, colors)));
  }
}

function writeButton(label: string, url: string, { action, onAction }: BrandColors): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="button" style="background:${action.light};border:1px solid ${action.light};border-radius:4px;">
<a href="${text(webAddress(url))}" style="display:inline-block;padding:13px 24px;font:600 16px/1.3 ${SANS};color:${onAction.light};text-decoration:none;">${text(label)}</a></td></tr></table>`;
}

const table = (rows: readonly string[]): string =>
  `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px;border-collapse:collapse;">${rows.join('\n')}</table>`;

const writeFact = ({ label, value }: MailFact): string =>
  `<tr><th scope="row" class="quiet" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font:400 14px/1.5 ${SANS};color:#544f47;">${text(label)}</th>
<td class="body" style="padding:4px 0;vertical-align:top;font:400 14px/1.5 ${SANS};color:#28251f;">${paragraph(value)}</td></tr>`;

const writeLine =
  (pictured: boolean, { textStrong }: BrandColors) =>
  ({ name, detail, quantity, amount, picture }: MailLine): string => {
    const more = detail && `<br><span class="quiet" style="font-size:13px;color:#544f47;">${text(detail)}</span>`;
    return `<tr>${pictured ? writePicture(picture) : ''}<td class="body line" style="${CELL}padding-right:16px;font:400 15px/1.5 ${SANS};color:#28251f;">${quantity} × ${text(name)}${more ?? ''}</td>
<td class="strong line" style="${CELL}font:400 15px/1.5 ${SANS};color:${textStrong.light};${FIGURES}">${text(amount)}</td></tr>`;
  };

/** Empty alt text, because the name is beside the picture. */
function writePicture(url: string | undefined): string {
  const image =
    url &&
    `<img src="${text(webAddress(url))}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;object-fit:cover;border-radius:4px;background:#efeae2;">`;
  return `<td class="line" width="76" style="${CELL}">${image ?? ''}</td>`;
}

function writeTotal({ label, amount, strong }: MailTotal, { textStrong }: BrandColors): string {
  const look = strong
    ? `padding:10px 0 4px;font:600 17px/1.5 ${SANS};color:${textStrong.light};`
    : `padding:4px 0;font:400 15px/1.5 ${SANS};color:#28251f;`;
  const name = strong ? 'strong' : 'body';
  return `<tr><th scope="row" class="${name}" style="text-align:left;${look}">${text(label)}</th><td class="${name}" style="${look}${FIGURES}">${text(amount)}</td></tr>`;
}

const text = (value: string): string => escapeHtml(oneLine(value));

const paragraph = (value: string): string => escapeHtml(lines(value)).replaceAll('\n', '<br>');

/** Allows only http and https URLs. */
const webAddress = (url: string): string => (/^https?:\/\//i.test(url) ? url : '');
