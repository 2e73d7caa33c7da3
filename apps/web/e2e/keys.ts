import { expect, type Locator, type Page } from '@playwright/test'

/** More than any way through a page of these journeys takes. */
const mostTabs = 120

interface Direction {
  /** With Shift+Tab. */
  back?: boolean
}

interface Press extends Direction {
  key?: 'Enter' | 'Space'
}

/** Uses a page with the keyboard alone; wherever the focus is on the way, it is somewhere and seen. */
export class Keys {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Tabs on, or back, to a control. */
  async to(target: Locator, { back = false }: Direction = {}): Promise<void> {
    const key = back ? 'Shift+Tab' : 'Tab'
    await target.waitFor()
    for (let tabs = 0; tabs < mostTabs; tabs++) {
      if (await isFocused(target)) return
      await this.#page.keyboard.press(key)
      await this.expectSeen()
    }
    throw new Error(`The keyboard does not get to ${String(target)}`)
  }

  /** Tabs on, or back, to a control and presses it. */
  async press(target: Locator, { key = 'Enter', back = false }: Press = {}): Promise<void> {
    await this.to(target, { back })
    await this.#page.keyboard.press(key)
  }

  /** Tabs on to a field and types there, over what it says. */
  async type(field: Locator, text: string): Promise<void> {
    await this.to(field)
    await this.#page.keyboard.press('ControlOrMeta+A')
    await this.#page.keyboard.type(text)
  }

  /** The focus is on something, and that shows. */
  async expectSeen(): Promise<void> {
    const unseen = await this.#page.evaluate(() => {
      const { activeElement: focused } = document
      // Past the last control the browser's own bar has the focus.
      if (!focused || focused === document.body) return null
      const marks = (element: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      }
      const around = [focused, ...[1, 2, 3].map((levels) => ancestor(focused, levels))]
      const beside = focused.nextElementSibling
      function ancestor(element: Element, levels: number): Element | null {
        return levels === 0 ? element : ancestor(element.parentElement ?? element, levels - 1)
      }
      if ([...around, beside].some((element) => element && marks(element))) return null
      return `${focused.tagName} .${focused.className} "${(focused.textContent ?? '').slice(0, 40)}"`
    })
    expect(unseen, 'has the focus, and nothing shows it').toBeNull()
  }
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
