import type { WallTheme } from '@podium/contract/badge-wall'
import { websitePath } from '@podium/contract/exposure-rules'
import { type Language, languageTable } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import { inSize } from '@podium/contract/pictures'
import type { SupportBadge } from '@podium/contract/support'
import { badgeWallPhrases } from '@podium/phrases/badge-wall'
import { formatsOf } from '@podium/phrases/format'
import { profilesPhrases } from '@podium/phrases/profiles'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { figureOnPage } from '../../platform/drawn.ts'
import { escapeHtml } from '@podium/contract/html'
import { wallStyle } from './wall-style.ts'

export interface Wall {
  athlete: { id: number; name: string }
  /** At most `mostOnWall` of `total`. */
  supporters: SupportBadge[]
  total: number
}

interface Look {
  language: Language
  theme: WallTheme
  productName: string
  publicUrl: string
}

/** The wall as HTML. Everything that people wrote is text in it; every link opens a tab of its own. */
export function drawWall({ athlete, supporters, total }: Wall, look: Look): string {
  const t = badgeWallPhrases[look.language]
  const { count } = supportPagePhrases[look.language].supporters
  const title = t.title(athlete.name)
  const page = look.publicUrl + paths.athlete({ id: athlete.id })
  const left = total - supporters.length
  const figure = formatsOf(look.language).number(left)
  const badges = supporters
    .map((badge) => `<li>${badgeOf(badge, look)}${siteOf(badge, athlete.id, look)}</li>`)
    .join('\n')
  return document(look, {
    title,
    body: `<header><h1>${escapeHtml(title)}</h1>${total > 0 ? `<p>${count(total)}</p>` : ''}</header>
${total > 0 ? `<ul>\n${badges}\n</ul>` : `<p class="none">${escapeHtml(t.none(athlete.name))}</p>`}
${left > 0 ? `<p class="more">${link(page, escapeHtml(t.more(figure)), look)}</p>` : ''}
<footer>${link(page, escapeHtml(t.support(athlete.name)), look, 'support')}${home(look)}</footer>`,
  })
}

/** What stands where there is no wall: the same, whether there never was one or it is hidden. */
export function drawMissing(look: Look): string {
  const t = badgeWallPhrases[look.language]
  const text = escapeHtml(t.goneText(look.productName))
  return document(look, {
    title: t.gone,
    body: `<header><h1>${escapeHtml(t.gone)}</h1></header>
<p class="none">${text}</p>
<footer>${home(look)}</footer>`,
  })
}

function document({ language, theme }: Look, { title, body }: { title: string; body: string }) {
  return `<!doctype html>
<html lang="${languageTable[language].locale}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${wallStyle}</style></head>
<body><main aria-label="${escapeHtml(title)}">
${body}
</main></body></html>
`
}

function badgeOf({ id, role, name, badgeUrl }: SupportBadge, look: Look): string {
  const address = look.publicUrl + paths.profile(role, id)
  const words = `<span class="words"><span class="name">${escapeHtml(name)}</span> <small>${profilesPhrases[look.language].roles[role]}</small></span>`
  return link(address, pictureOf({ id, role, name }, badgeUrl.main) + words, look)
}

/** Out to a sponsor's own site: the click is counted on the way (`exposure.clicks`). */
function siteOf({ id, name, hasWebsite }: SupportBadge, athleteId: number, look: Look): string {
  if (!hasWebsite) return ''
  const path = websitePath({ athleteId, supporterId: id, from: 'wall' })
  const said = `<span class="aside">${escapeHtml(badgeWallPhrases[look.language].website(name))}</span>`
  return link(look.publicUrl + path, globe + said, look, 'site')
}

const globe =
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c2.5 2.4 3.7 5.3 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.3-3.7-8.5S9.5 5.9 12 3.5"/></svg>'

type Shown = Pick<SupportBadge, 'id' | 'role' | 'name'>

/** A sponsor's is square; who has uploaded none is drawn, as everywhere else. */
function pictureOf({ id, role, name }: Shown, main: string | null): string {
  const shape = role === 'SPONSOR' ? 'picture square' : 'picture'
  if (!main) return figureOnPage({ userId: id, role, name, className: shape })
  const address = escapeHtml(inSize(main, 'avatar-96'))
  return `<img src="${address}" alt="" width="44" height="44" loading="lazy" class="${shape}">`
}

function link(address: string, content: string, { language }: Look, look = ''): string {
  const said = `<span class="aside"> ${badgeWallPhrases[language].newTab}</span>`
  const named = look && ` class="${look}"`
  return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener"${named}>${content}${said}</a>`
}

const mark =
  '<svg viewBox="0 0 16 16" width="18" height="18" fill="currentColor" aria-hidden="true"><path d="M1 15V7.5A1.5 1.5 0 0 1 2.5 6h1A1.5 1.5 0 0 1 5 7.5V15z"/><path class="middle" d="M6 15V2.5A1.5 1.5 0 0 1 7.5 1h1A1.5 1.5 0 0 1 10 2.5V15z"/><path d="M11 15v-4.5A1.5 1.5 0 0 1 12.5 9h1a1.5 1.5 0 0 1 1.5 1.5V15z"/></svg>'

function home(look: Look): string {
  return link(look.publicUrl, `${mark}<span>${escapeHtml(look.productName)}</span>`, look, 'home')
}
