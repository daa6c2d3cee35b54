/** Looks like the shop; a striped bar marks it as a test page. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fcfaf7, #0b1322); --surface: light-dark(#ffffff, #121c2f); --sunken: light-dark(#f4f0ea, #080e1a);
  --strong: light-dark(#0e244d, #f4f0ea); --body: light-dark(#28251f, #f4f0ea); --second: light-dark(#544f47, #c9cdd6);
  --action: light-dark(#163264, #a7bfe6); --on-action: light-dark(#ffffff, #081630); --hover: light-dark(#214482, #ccdaf2);
  --line: light-dark(#e9e4db, #22304c); --line-strong: light-dark(#8c857a, #7387af); --focus: light-dark(#335a9f, #ccdaf2);
  --success: light-dark(#216740, #86d7a6); --success-back: light-dark(#e7f9ec, #11301f);
  --warn: light-dark(#865403, #f0c574); --warn-back: light-dark(#fff4db, #33260a); --warn-band: light-dark(#ffe9b8, #43320d);
  --error: light-dark(#a81935, #ffa3ae); --error-back: light-dark(#ffefef, #3a1119);
}
* { box-sizing: border-box; }
header p { margin: 0; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: var(--page); color: var(--body); }
header {
  padding: 0.75rem 1.25rem; text-align: center; font-weight: 600; color: var(--warn);
  background: repeating-linear-gradient(-45deg, var(--warn-back) 0 14px, var(--warn-band) 14px 28px);
  border-bottom: 1px solid var(--warn);
}
main {
  width: calc(100% - 2rem); max-width: 30rem; margin: clamp(1rem, 6vh, 4rem) auto; padding: clamp(1.25rem, 5vw, 2.25rem);
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
}
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; font-weight: 600; color: var(--strong); }
.amount { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; margin: 0 0 0.5rem; }
.amount strong { font-size: 2rem; line-height: 1.2; color: var(--strong); font-variant-numeric: tabular-nums; }
.amount span, dt, .hint { color: var(--second); }
dl { margin: 0 0 1.25rem; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
dd { margin: 0; overflow-wrap: anywhere; }
.state { display: inline-block; margin: 0 0 0.5rem; padding: 0.15rem 0.75rem; border-radius: 1rem; background: var(--sunken); color: var(--second); font-weight: 600; font-size: 0.875rem; }
.state.paid { color: var(--success); background: var(--success-back); }
.state.pending { color: var(--warn); background: var(--warn-back); }
.state.failed { color: var(--error); background: var(--error-back); }
form p { margin: 0.25rem 0 1rem; }
.choice { margin-top: 0.75rem; }
button {
  width: 100%; min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; cursor: pointer; border-radius: 4px;
  color: var(--action); background: transparent; border: 1px solid var(--line-strong);
}
button[value="pay"] { color: var(--on-action); background: var(--action); border-color: var(--action); }
button:hover { border-color: var(--hover); background: var(--sunken); }
button[value="pay"]:hover { background: var(--hover); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.hint { display: block; margin-top: 0.25rem; font-size: 0.875rem; text-align: center; }
a { color: var(--action); }
`;
