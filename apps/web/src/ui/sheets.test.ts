import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const source = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(source, file), 'utf8')

const sheets = globSync('**/*.module.css', { cwd: source })

/** Every import of a sheet: the text that reads it, and what it calls the sheet's classes. */
const readers = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
  const text = read(file)
  return Array.from(
    text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm),
    ([, name, path]) => ({ text, name: name!, sheet: join(file, '..', path!) }),
  )
})
const readersOf = (wanted: string) => readers.filter(({ sheet }) => sheet === wanted)

/** The classes of a sheet that its own readers, or another sheet, name; undefined where one is computed. */
function usedOf(sheet: string): Set<string> | undefined {
  const own = readersOf(sheet)
  if (own.some(({ text, name }) => new RegExp(`\\b${name}\\[`).test(text))) return undefined
  const composed = sheets.flatMap((other) =>
    Array.from(read(other).matchAll(/composes: (\w+) from '(.+)'/g))
      .filter(([, , path]) => join(other, '..', path!) === sheet)
      .map(([, name]) => name!),
  )
  const named = own.flatMap(({ text, name }) =>
    Array.from(text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, used]) => used!),
  )
  return new Set([...composed, ...named])
}

test('every style sheet has a reader', () => {
  assert.deepEqual(
    sheets.filter((sheet) => readersOf(sheet).length === 0),
    [],
  )
})

test('every class of a style sheet is on some element', () => {
  const unused = sheets.flatMap((sheet) => {
    const used = usedOf(sheet)
    const rules = read(sheet).replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '')
    const classes = new Set(
      Array.from(rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi), ([, name]) => name!),
    )
    return [...classes].filter((name) => used && !used.has(name)).map((name) => `${sheet}: ${name}`)
  })
  assert.deepEqual(unused, [])
})

/** Every rule for what stands before or after an element: its selector and its declarations. */
const besides = globSync('**/*.css', { cwd: source }).flatMap((sheet) =>
  Array.from(
    read(sheet)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{};]*::(?:before|after)[^{};]*)\{([^{}]*)\}/g),
    ([, selector, declarations]) => ({
      name: `${sheet}: ${selector!.replaceAll(/\s+/g, ' ').trim()}`,
      selectors: selector!.split(',').map((one) => one.trim()),
      declarations: declarations!,
    }),
  ),
)

test('no rule asks every element for what stands before or after it', () => {
  const asked = besides.filter(({ selectors }) =>
    selectors.some((selector) => /(^|[\s>+~])\*?::(before|after)$/.test(selector)),
  )
  assert.ok(besides.length > 20)
  assert.deepEqual(
    asked.map(({ name }) => name),
    [],
  )
})

test('what stands before or after an element counts its lines into its size', () => {
  const sized = besides.filter(
    ({ declarations }) =>
      /(^|[\s;])(width|height):/.test(declarations) &&
      /(^|[\s;])(border(?!-radius|-color)[\w-]*|padding[\w-]*):/.test(declarations),
  )
  assert.ok(sized.length > 2)
  const unsaid = sized.filter(({ declarations }) => !/box-sizing: border-box/.test(declarations))
  assert.deepEqual(
    unsaid.map(({ name }) => name),
    [],
  )
})
