import { expect, type Locator, type Page } from '@playwright/test'

/** Seconds that a person's steps take on a phone, after the keystroke-level model. */
const seconds = {
  /** Moving the thumb and touching. */
  tap: 1.1,
  /** A key of the phone's keyboard, also one that only changes its layer. */
  key: 0.28,
  /** Deciding before a tap or a field. */
  thought: 1.35,
  /** Taking in a screen or a dialog that is new. */
  screen: 5,
  /** Going to the mail application, waiting for the mail and opening it. */
  mail: 15,
} as const

/** Two touches that are closer than this, in milliseconds, are a double tap, which selects. */
const apartMs = 400

/** Uses a page as a person with one thumb does, or with a mouse, and counts what it takes. */
export class Taps {
  readonly #page: Page
  readonly #hasTouch: boolean
  #last = 0
  readonly counted = { taps: 0, fields: 0, keys: 0, screens: 0, mails: 0 }

  constructor(page: Page, { hasTouch = true } = {}) {
    this.#page = page
    this.#hasTouch = hasTouch
  }

  async tap(target: Locator): Promise<void> {
    this.counted.taps += 1
    await this.#page.waitForTimeout(Math.max(0, this.#last + apartMs - Date.now()))
    await (this.#hasTouch ? target.tap() : target.click())
    this.#last = Date.now()
  }

  /** Touches a field and types into it, key by key. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    // A touch becomes a click, and the click the focus, a moment later.
    await expect(field).toBeFocused()
    this.counted.fields += 1
    this.counted.keys += text.length + layerChanges(text)
    await field.pressSequentially(text)
  }

  /** Touches the key of the keyboard that goes on from a field. */
  async enter(field: Locator): Promise<void> {
    this.counted.keys += 1
    await field.press('Enter')
  }

  /** Types into the field that has the focus already, key by key. */
  async typeOn(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused()
    this.counted.fields += 1
    this.counted.keys += text.length + layerChanges(text)
    await field.pressSequentially(text)
  }

  /** The person sees what is new on the screen. */
  async look(at: Locator): Promise<void> {
    await at.waitFor()
    this.counted.screens += 1
  }

  /** Taps and fields so far, for a bar to hold them against. */
  get soFar(): { taps: number; fields: number } {
    const { taps, fields } = this.counted
    return { taps, fields }
  }

  async openMail(link: string): Promise<void> {
    this.counted.mails += 1
    this.counted.taps += 1
    await this.#page.goto(link)
  }

  /** How long a person who sees it for the first time takes, in seconds. */
  get estimate(): number {
    const { taps, keys, screens, mails } = this.counted
    const moving = taps * (seconds.tap + seconds.thought) + keys * seconds.key
    return Math.round(moving + screens * seconds.screen + mails * seconds.mail)
  }
}

/** Keys that write nothing: shift before a capital, and the way to digits and signs and back. */
function layerChanges(text: string): number {
  const layers = [...text].map((letter) =>
    /[a-z @.]/.test(letter) ? 0 : /[A-ZÀ-Ý]/.test(letter) ? 1 : 2,
  )
  return layers.filter((layer, at) => layer !== (layers[at - 1] ?? 0)).length
}
