// The drawings of a share card, as SVG of our own: nothing in here comes from anybody else.

const night = '#0c1730'
const nightRaised = '#16244a'
const lane = '#24335f'
const paper = '#fbf8f2'
const accent = '#ff7d50'
const hues = ['#b4552f', '#1f7d4b', '#0f7d9c', '#1d4f9e', '#6b2f6e', '#b83b5e', '#44546f']

interface Size {
  width: number
  height: number
}

/** The size that sites which show links ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 }

/** The stadium at night: lanes that bend away, and the mark in its corner. */
export function background({ width, height }: Size): string {
  const lanes = Array.from({ length: 7 }, (_, at) => {
    const down = 260 - at * 46
    return `<path d="M-40 470 C 420 430, 820 250, ${width + 40} -60" transform="translate(0 ${down})"/>`
  })
  return svg(
    { width, height },
    `<rect width="100%" height="100%" fill="${night}"/>
    <g fill="none" stroke="${lane}" stroke-width="3">${lanes.join('')}</g>
    <rect width="100%" height="10" fill="${accent}"/>
    ${mark({ left: 72, top: 518, across: 46 })}`,
  )
}

function mark({ left, top, across }: { left: number; top: number; across: number }): string {
  return `<g transform="translate(${left} ${top}) scale(${across / 16})" fill="${paper}">
    <path d="M1 15V7.5A1.5 1.5 0 0 1 2.5 6h1A1.5 1.5 0 0 1 5 7.5V15z"/>
    <path fill="${accent}" d="M6 15V2.5A1.5 1.5 0 0 1 7.5 1h1A1.5 1.5 0 0 1 10 2.5V15z"/>
    <path d="M11 15v-4.5A1.5 1.5 0 0 1 12.5 9h1a1.5 1.5 0 0 1 1.5 1.5V15z"/>
  </g>`
}

/** Width and height of the picture beside the name, in pixels. */
export const cardPortrait = 340

/** A person's picture is round; a sponsor's is a rounded square. */
export type Outline = 'circle' | 'square'

/** A filled outline; `hue` is any whole number. */
export function filled(outline: Outline, across: number, hue: number): string {
  const corner = cornerOf(outline, across)
  return svg(
    { width: across, height: across },
    `<rect width="${across}" height="${across}" rx="${corner}" fill="${hues[hue % hues.length]}"/>`,
  )
}

/** The frame around an outline, ten pixels wide on every side. */
export function ring(outline: Outline, across: number): string {
  const whole = across + 20
  const inner = whole - 4
  return svg(
    { width: whole, height: whole },
    `<rect x="2" y="2" width="${inner}" height="${inner}" rx="${cornerOf(outline, inner)}" fill="${night}" stroke="${accent}" stroke-width="4"/>`,
  )
}

function cornerOf(outline: Outline, across: number): number {
  return across * (outline === 'circle' ? 0.5 : 0.24)
}

export function tile({ width, height }: Size): string {
  return svg(
    { width, height },
    `<rect width="${width}" height="${height}" rx="20" fill="${nightRaised}"/>`,
  )
}

function svg({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
