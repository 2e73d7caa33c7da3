import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How elements with a text looked when it was last noted. */
    notedLooks: WeakMap<Element, string>
  }
}

/** Notes how every text looks: what its contrast follows from. */
export async function noteLooks(page: Page): Promise<void> {
  await page.evaluate(readLooks, false)
}

/** How many texts look otherwise than noted, or were not there; the page keeps them for a closer look. */
export function countChangedLooks(page: Page): Promise<number> {
  return page.evaluate(readLooks, true)
}

/** Runs in the page. */
function readLooks(compares: boolean): number {
  const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const lookOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const parts = [color, fontSize, fontWeight, textShadow]
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
      parts.push(backgroundColor, backgroundImage, opacity)
    }
    return parts.join('|')
  }
  const shown = [...open.querySelectorAll('*')].filter((one) => hasText(one) && isShown(one))
  if (!compares) window.notedLooks = new WeakMap()
  window.changedLooks = shown.filter((one) => window.notedLooks.get(one) !== lookOf(one))
  if (!compares) for (const one of shown) window.notedLooks.set(one, lookOf(one))
  return window.changedLooks.length
}
