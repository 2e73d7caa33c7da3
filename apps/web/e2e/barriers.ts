import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { contrast, everyRule, violationsOf } from './axe.ts'
import { countChangedLooks, noteLooks } from './looks.ts'

/** What keeps a person out of a page, in words; empty where nothing does. */
export type Barriers = string[]

interface Size {
  width: number
  height: number
}

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** What is left of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

/**
 * Looks at a page, or at what is open over it, in every way that people need it: wide and on a phone, in
 * both themes, at 400 % zoom, in forced colours and without motion. The page is not loaded again.
 */
export async function barriersOf(page: Page): Promise<Barriers> {
  const found = [
    ...(await inTheme(page, 'DARK', [phone, wide])),
    ...(await inTheme(page, 'LIGHT', [wide, phone])),
    ...(await labelled('on a phone', page.evaluate(whatIsTooWide))),
    ...(await labelled('moves', movements(page))),
    ...(await labelled('nameless', nameless(page))),
    ...(await inForcedColours(page)),
  ]
  await resize(page, zoomed)
  found.push(...(await labelled('at 400 %', page.evaluate(whatZoomBreaks))))
  await resize(page, wide)
  return found
}

/** The page follows its window a moment later. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  )
  await settle(page)
}

/** Colours that are still on their way have no contrast yet, nor has a list that is being read anew. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isPassing = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().iterations !== Infinity
    const isMoving = () =>
      document.querySelector('table[aria-busy=true]') !== null ||
      document.getAnimations().some(isPassing)
    // Two still frames, or what stays in motion is told by what is looked at next.
    for (let still = 0, frames = 0; still < 2 && frames < 300; frames++) {
      await frame()
      still = isMoving() ? 0 : still + 1
    }
  })
}

/**
 * In a theme, all of it at one size; at the other the colours of what looks otherwise there. What else
 * could be wrong at that size is looked at in the other theme.
 */
async function inTheme(
  page: Page,
  theme: string,
  [whole, other]: [whole: Size, other: Size],
): Promise<Barriers> {
  await resize(page, whole)
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
  await settle(page)
  const told = (size: Size, violations: Result[]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `${theme}, ${size.width}: ${id} at ${target.join(' ')}: ${failureSummary.replaceAll('\n', ' ')}`,
      ),
    )
  const found = told(whole, await violationsOf(page, everyRule))
  await noteLooks(page)
  await resize(page, other)
  if ((await countChangedLooks(page)) === 0) return found
  return [...found, ...told(other, await violationsOf(page, contrast, 'changedLooks'))]
}

async function labelled(when: string, findings: Promise<string[]>): Promise<Barriers> {
  return (await findings).map((finding) => `${when}: ${finding}`)
}

/** Controls that a screen reader can say nothing of, by the accessibility tree. */
async function nameless(page: Page): Promise<string[]> {
  const open = page.locator('dialog[open]').last()
  const tree = await ((await open.count()) > 0 ? open : page.locator('body')).ariaSnapshot()
  const control =
    /^\s*- '?(button|link|textbox|combobox|checkbox|radio|switch|slider|spinbutton|searchbox|tab|option|dialog|navigation|region|table|heading|img)(:| \[|$)/
  const silent = tree.split('\n').filter((line) => control.test(line))
  return silent.map((line) => line.trim())
}

/** Where people want less motion nothing runs for longer than an eye sees. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      const isSeen = Number(duration) > 20 || iterations === Infinity
      const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition'
      return isSeen && animation.playState === 'running' ? [name] : []
    }),
  )
}

async function inForcedColours(page: Page): Promise<Barriers> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await settle(page)
  const found = await labelled('forced colours', page.evaluate(whatForcedColoursHide))
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  return found
}

/** Runs in the page: fields without an edge, and choices that look like what is not chosen. */
function whatForcedColoursHide(): string[] {
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" .${element.className}`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
  }
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element)
    const sides = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth]
    return sides.some((side) => parseFloat(side) > 0) || style.outlineStyle !== 'none'
  }
  const isDrawnBySystem = (field: Element) =>
    field.matches('[type=range]') ||
    (field.matches('[type=checkbox], [type=radio]') &&
      getComputedStyle(field).appearance === 'auto')
  const isEdged = (element: Element | null, levels: number): boolean =>
    element !== null &&
    levels > 0 &&
    (hasEdge(element) || isEdged(element.parentElement, levels - 1))
  const withoutEdge = [...open.querySelectorAll('input, select, textarea')]
    .filter((field) => isShown(field) && !field.matches('[type=hidden], [type=file]'))
    .filter((field) => getComputedStyle(field).opacity !== '0')
    .filter((field) => !isDrawnBySystem(field) && !isEdged(field, 5))
    .map((field) => `no edge around ${nameOf(field)}`)
  const looks = (element: Element) => {
    const parts = ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part || null)
      const { color, backgroundColor, textDecorationLine, outlineStyle, content } = style
      const { borderTopColor, borderBottomColor, borderBottomWidth, borderBottomStyle } = style
      const border = [borderTopColor, borderBottomColor, borderBottomWidth, borderBottomStyle]
      return [color, backgroundColor, textDecorationLine, outlineStyle, content, ...border].join()
    })
    return parts.join('|')
  }
  const chosen =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]'
  const alike = [...open.querySelectorAll(chosen)].filter(isShown).flatMap((element) => {
    const container = element.closest('ul, ol, nav, [role=tablist], [role=group]')
    const others = [...(container?.querySelectorAll(element.tagName) ?? [])].filter(
      (other) => other !== element && other.className === element.className && isShown(other),
    )
    const isAlike = others.some(
      (other) => !other.matches(chosen) && looks(other) === looks(element),
    )
    return isAlike ? [`chosen looks like the others: ${nameOf(element)}`] : []
  })
  return [...new Set([...withoutEdge, ...alike])]
}

/** Runs in the page: whether it can be moved sideways. */
function whatIsTooWide(): string[] {
  const { scrollWidth } = document.documentElement
  return scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} pixels wide`] : []
}

/** Runs in the page: what is wider than the screen, cut, or lies under a bar when it has the focus. */
function whatZoomBreaks(): string[] {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const open = dialog ?? document.body
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" .${String(element.getAttribute('class'))}`
  const found: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} pixels wide`)
  if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) {
    const endOf = (element: Element) => element.getBoundingClientRect().right
    const [widest] = [...dialog.querySelectorAll('*')].toSorted((a, b) => endOf(b) - endOf(a))
    found.push(`the dialog scrolls sideways to ${nameOf(widest!)}`)
  }
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement))
  // Headings of tables are hidden so where every row is a card.
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden=true], .visually-hidden, .skip-link') !== null ||
    isClipped(element)
  const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || isHidden(element)) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    const isOut = width > 2 && (right > window.innerWidth + 1 || left < -1)
    if (isOut && !scrolls(element.closest('table') ?? element.parentElement))
      found.push(`cut: ${nameOf(element)}`)
  }
  const focusable =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary'
  for (const element of open.querySelectorAll<HTMLElement>(focusable)) {
    if (isHidden(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('[popover]:not(:popover-open)')) continue
    element.focus()
    if (document.activeElement !== element) continue
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (width < 4 || height < 4) continue
    const seen = { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) }
    const middle = {
      x: Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 2),
      y: (seen.top + seen.bottom) / 2,
    }
    const hit = seen.bottom <= seen.top ? null : document.elementFromPoint(middle.x, middle.y)
    const isSeen =
      hit !== null &&
      (element.contains(hit) ||
        hit.contains(element) ||
        element.closest('label') === hit.closest('label'))
    if (!isSeen) found.push(`covered: ${nameOf(element)} by ${hit ? nameOf(hit) : 'the edge'}`)
  }
  return [...new Set(found)]
}
