import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { paints } from '@podium/contract/drawn/hues'

const tokens = readTokens()
const schemes = ['light', 'dark'] as const

const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover']
const texts = ['ink', 'ink-soft', 'ink-faint', 'accent-text', 'success-text', 'danger-text', 'link']

for (const ground of grounds) {
  for (const text of [...texts, 'info-text', 'gold-text']) {
    test(`${text} is read on ${ground} in both themes`, () => atLeast(4.5, text, ground))
  }
}

const labels: [text: string, ground: string][] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-success', 'success'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-info', 'info'],
  ['on-gold', 'gold'],
  ['on-inverse', 'inverse'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
  ['accent-on-night', 'night'],
  ['on-night', 'podium'],
  ['on-night-soft', 'podium'],
  ['accent-on-night', 'podium'],
  ['on-night', 'night-raised'],
  ['on-night-soft', 'night-raised'],
  ['accent-text', 'accent-wash'],
  ['success-text', 'success-wash'],
  ['turn-text', 'turn-wash'],
  ['danger-text', 'danger-wash'],
  ['info-text', 'info-wash'],
  ['gold-text', 'gold-wash'],
  ['ink', 'gold-wash'],
  ['ink', 'accent-wash'],
]
for (const [text, ground] of labels) {
  test(`${text} is read on ${ground} in both themes`, () => atLeast(4.5, text, ground))
}

for (const control of ['control', 'accent', 'success', 'danger', 'info', 'focus']) {
  for (const ground of ['paper', 'surface', 'raised', 'sunken']) {
    test(`${control} stands out from ${ground} in both themes`, () => atLeast(3, control, ground))
  }
}

test('surfaces read as layers: the dark is the page, and each thing on it is nearer to the light', () => {
  const steps = ['paper', 'surface', 'raised', 'sunken'].map((name) =>
    luminance(tokens[name]!.dark),
  )
  assert.deepEqual(
    steps,
    steps.toSorted((one, other) => one - other),
  )
  for (const ground of ['paper', 'surface', 'raised']) atLeast(1.1, 'sunken', ground)
})

test('a podium stands out from the page and from other results in both themes', () => {
  for (const ground of ['paper', 'surface']) atLeast(1.3, 'podium', ground)
})

test('an inverse surface ends where it lies on the night', () => {
  assert.ok(contrast(tokens['inverse-line'], tokens['night'], 'light') >= 3)
  atLeast(3, 'inverse', 'paper')
})

test('what is drawn outside our pages has the colours of the pages', () => {
  for (const [name, [light, dark]] of Object.entries(paints)) {
    assert.deepEqual(tokens[`drawn-${name}`], { light, dark }, name)
  }
})

const hues = ['tartan', 'clay', 'pitch', 'moss', 'pool', 'sea', 'night', 'plum', 'rose', 'slate']
for (const hue of hues) {
  test(`initials are read on the drawn ${hue} in both themes`, () =>
    schemes.forEach((scheme) => {
      const ratio = contrast(tokens['drawn-line'], tokens[`drawn-${hue}`], scheme)
      assert.ok(ratio >= 3, `${ratio.toFixed(2)} in ${scheme}`)
    }))
}

type Scheme = (typeof schemes)[number]
type Token = Record<Scheme, string>

function readTokens(): Record<string, Token> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const found = css.matchAll(/--(?:color-)?([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g)
  return Object.fromEntries(
    [...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  )
}

function atLeast(wanted: number, text: string, ground: string) {
  for (const scheme of schemes) {
    const ratio = contrast(tokens[text], tokens[ground], scheme)
    assert.ok(ratio >= wanted, `${text} on ${ground} is ${ratio.toFixed(2)} in ${scheme}`)
  }
}

function contrast(one: Token | undefined, other: Token | undefined, scheme: Scheme): number {
  assert.ok(one && other, 'a token is missing')
  const [lighter = 0, darker = 0] = [luminance(one[scheme]), luminance(other[scheme])].sort(
    (a, b) => b - a,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('every custom property that a style sheet uses is given somewhere', () => {
  const src = new URL('..', import.meta.url)
  const files = globSync('**/*.{css,tsx,ts}', { cwd: src }).map((file) => ({
    file,
    text: readFileSync(new URL(file, src), 'utf8'),
  }))
  const given = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)),
  )
  const missing = files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ file, name })),
    )
    .filter(({ name }) => !given.has(name))
  assert.deepEqual(missing, [])
})
