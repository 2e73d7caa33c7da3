import { type DrawnFor, figureOf, figureSize } from '@podium/contract/drawn/figure'
import { paints } from '@podium/contract/drawn/hues'
import type { Shape } from '@podium/contract/drawn/shapes'
import { escapeHtml } from '@podium/contract/html'

/**
 * The picture of a person who has uploaded none, as on their page, for an HTML page that knows the
 * colours (`drawnColours`). Decorative.
 */
export function figureOnPage(who: DrawnFor & { name: string; className: string }): string {
  const { name, className, ...drawnFor } = who
  return `<svg class="${className}" viewBox="0 0 ${figureSize} ${figureSize}" aria-hidden="true">${figureOf(drawnFor, name).map(markup).join('')}</svg>`
}

/** What a drawing on an HTML page is coloured with, as declarations of a stylesheet. */
export function drawnColours(scheme: 'light' | 'dark'): string {
  const colours = Object.entries(paints).map(
    ([name, [light, dark]]) => `--drawn-${name}:${scheme === 'light' ? light : dark}`,
  )
  return colours.join(';')
}

/** What is drawn of a person who has no picture. */
export interface Drawn {
  /** A drawing as SVG of our own. */
  figure: string
  /** What is written on it: a sponsor's letter. */
  letter: string
}

/**
 * The same for paper and for cards, in the colours of day: a picture of its own, so many pixels wide. The
 * letter of a sponsor is written on it by the renderer that has the fonts.
 */
export function drawnOnPaper({ name, ...who }: DrawnFor & { name: string }, across: number): Drawn {
  const letter = who.role === 'SPONSOR' ? ([...name.trim()][0] ?? '').toUpperCase() : ''
  const drawn = figureOf(who).map(markup).join('')
  const coloured = drawn.replaceAll(
    /var\(--drawn-([a-z]+)\)/g,
    (_, name: keyof typeof paints) => paints[name][0],
  )
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${across}" viewBox="0 0 ${figureSize} ${figureSize}">${coloured}</svg>`
  return { figure, letter }
}

function markup({ tag, looks, inside = [], text = '' }: Shape): string {
  const attributes = Object.entries(looks).map(
    ([name, value]) =>
      ` ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
  )
  return `<${tag}${attributes.join('')}>${escapeHtml(text)}${inside.map(markup).join('')}</${tag}>`
}
