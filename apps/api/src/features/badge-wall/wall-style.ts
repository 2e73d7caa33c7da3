import { drawnColours } from '../../platform/drawn.ts'

const light = `${drawnColours('light')};--paper:#fbf8f2;--raised:#fff;--ink:#0e1a33;--soft:#5a6378;--line:#e4dccb;--accent:#cf3a0d;--on:#fff;--mark:#cf3a0d;color-scheme:light`
const dark = `${drawnColours('dark')};--paper:#0a1120;--raised:#1a2540;--ink:#f6f1e7;--soft:#97a2b9;--line:#25314b;--accent:#ff6f3f;--on:#1d0a02;--mark:#ff8a61;color-scheme:dark`

/** All of the wall's style: the page's policy knows it by its hash, and lets no other in. */
export const wallStyle = `
:root{${light}}
@media (prefers-color-scheme:dark){:root[data-theme=auto]{${dark}}}
:root[data-theme=dark]{${dark}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:15px/1.35 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{display:flex;flex-direction:column;gap:14px;min-height:100vh;padding:16px}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:2px 12px}
h1{font-size:17px;line-height:1.2;font-weight:800;overflow-wrap:anywhere}
header p,small,.none,.more{color:var(--soft);font-size:13px}
.none{font-size:15px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,170px),1fr));gap:8px;padding:0;list-style:none}
a{position:relative;color:inherit;border-radius:12px}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
li a{display:flex;align-items:center;gap:10px;height:100%;padding:8px 10px;background:var(--raised);border:1px solid var(--line);text-decoration:none}
li a:hover{border-color:var(--ink)}
li{position:relative}
li:has(.site) a:first-child{padding-right:46px}
li .site{position:absolute;inset:0 4px 0 auto;justify-content:center;width:40px;height:40px;margin:auto 0;padding:0;border:0;color:var(--soft)}
li .site:hover{color:var(--ink)}
.picture{flex:none;width:44px;height:44px;border-radius:50%;object-fit:cover}
.square{border-radius:24%}
.words{min-width:0}
.name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-weight:650;overflow-wrap:anywhere}
footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:10px;margin-top:auto;padding-top:12px;border-top:1px solid var(--line)}
.support{padding:9px 16px;border-radius:10px;background:var(--accent);color:var(--on);font-weight:700;text-decoration:none;overflow-wrap:anywhere}
.home{display:inline-flex;align-items:center;gap:7px;min-height:24px;margin-left:auto;font-weight:800;text-decoration:none}
.home:hover span,.more a{text-decoration:underline}
.middle{fill:var(--mark)}
.aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (forced-colors:active){.support,li a{border:1px solid}}
`
