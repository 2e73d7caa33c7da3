/** A part of a drawing as plain data, so that browser and server draw the same; named as React names SVG. */
export interface Shape {
  tag: 'circle' | 'g' | 'path' | 'rect' | 'text'
  looks: Record<string, string | number>
  inside?: readonly Shape[]
  text?: string
}

/** How a part is painted, and what else is said of it. */
type Looks = Record<string, string | number>

export const path = (d: string, looks: Looks = {}): Shape => ({
  tag: 'path',
  looks: { d, ...looks },
})

export const circle = (cx: number, cy: number, r: number, looks: Looks = {}): Shape => ({
  tag: 'circle',
  looks: { cx, cy, r, ...looks },
})

/** A box of width and height at its place, with round corners. */
export const box = (
  [x, y, width, height, rx]: readonly [number, number, number, number, number],
  looks: Looks = {},
): Shape => ({ tag: 'rect', looks: { x, y, width, height, rx, ...looks } })

export const group = (looks: Looks, inside: readonly Shape[]): Shape => ({
  tag: 'g',
  looks,
  inside,
})

/** Draws a number of things in a row, counted from 0. */
export function steps<Thing>(count: number, draw: (step: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, step) => draw(step))
}
