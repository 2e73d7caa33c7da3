import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { allRoutes } from './index.ts'
import { type Fields, violationsOf } from './violations.ts'

/** A field that a call takes: where it is, and its own rule. */
interface Field {
  where: string
  name: string
  rule: z.ZodType
}

function* fieldsOf(rule: unknown, where: string): Generator<Field> {
  const bare = withoutCover(rule)
  if (bare instanceof z.ZodObject) {
    for (const [name, part] of Object.entries(bare.shape)) {
      const inside = [...fieldsOf(part, `${where}.${name}`)]
      if (inside.length > 0) yield* inside
      else yield { where: `${where}.${name}`, name, rule: part as z.ZodType }
    }
  }
  if (bare instanceof z.ZodArray) yield* fieldsOf(bare.element, `${where}[]`)
}

/** What is inside of optional, nullable, default and piped rules. */
function withoutCover(rule: unknown): unknown {
  if (rule instanceof z.ZodPipe) return withoutCover(rule.in)
  const isCovered =
    rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault
  return isCovered ? withoutCover(rule.unwrap()) : rule
}

/** Every field that people or programs fill in, in the body or the query of any call. */
const inputs: Field[] = allRoutes.flatMap(({ route: { method, path, body, query } }) => [
  ...fieldsOf(body, `${method} ${path}`),
  ...fieldsOf(query, `${method} ${path}?`),
])

/** What a field makes of a value: the value it keeps, or what it reports. */
function outcome({ rule }: Field, value: unknown): { kept: unknown } | { fields: Fields } {
  const result = rule.safeParse(value, { reportInput: true })
  return result.success ? { kept: result.data } : { fields: violationsOf(result.error) }
}

const kept = (field: Field, value: unknown) => 'kept' in outcome(field, value)

test('there are fields to look at', () => assert.ok(inputs.length > 150, String(inputs.length)))

// Spaces and zero widths, a soft hyphen, fillers of Hangul and Braille, marks of direction, tags.
const invisible = [
  ' \t\n',
  '\u200b',
  '\u2060\u200d',
  '\u00ad',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\u115f',
]
invisible.push('\u202e\u2069', '\ufeff\ufe0f', '\u{e0041}', '\u034f\u180e', ' \u200b \u3164 ')

// A password is taken as it is typed, and the answer of a human check is no text of anybody's.
const asTheyCome = /password|^g-recaptcha-response$/i

test('a text in which nothing can be seen is as good as an empty one, in every field of every call', () => {
  for (const field of inputs) {
    if (asTheyCome.test(field.name) || !takesText(field)) continue
    for (const text of invisible) {
      const said = `${field.where}: ${JSON.stringify(text)}`
      assert.deepEqual(outcome(field, text), outcome(field, ''), said)
    }
  }
})

/** Whether it is for words: a number in an address is none, though every address is text. */
function takesText(field: Field): boolean {
  const ofNothing = outcome(field, '')
  if ('fields' in ofNothing) return kept(field, 'Texto') || 'NotBlank' in kindsOf(field, '')
  return typeof ofNothing.kept !== 'number'
}

function kindsOf(field: Field, value: unknown): Record<string, true> {
  const result = outcome(field, value)
  if (!('fields' in result)) return {}
  return Object.fromEntries(
    Object.values(result.fields).flatMap((list) => list.map(({ kind }) => [kind, true])),
  )
}

test('a country that does not exist is refused wherever a country is taken', () => {
  const countries = inputs.filter(({ where }) => /country(?:Code)?$|country\.code$/.test(where))
  assert.ok(countries.length > 15, String(countries.length))
  for (const field of countries) {
    assert.ok(kept(field, 'PT') && kept(field, 'AO'), field.where)
    for (const code of ['ZZ', 'XK', 'AA', 'EU']) {
      assert.deepEqual(kindsOf(field, code), { Pattern: true }, `${field.where}: ${code}`)
    }
  }
})

test('a blank field reports that it is blank and no more', () => {
  for (const field of inputs) {
    const result = outcome(field, '')
    const found = 'fields' in result ? Object.values(result.fields).flat() : []
    for (const violation of found.filter(({ kind }) => kind === 'NotBlank')) {
      assert.deepEqual(violation, { kind: 'NotBlank' }, field.where)
    }
  }
})

test('whoever is told that something is too small or too large is told the bound', () => {
  const bounds = { Min: 'min', Max: 'max', MaxDigits: 'max' } as const
  for (const field of inputs) {
    for (const value of [0, -1, -1e9, 1e12, '0', '-1', '1234567890', 'x'.repeat(10_000)]) {
      const result = outcome(field, value)
      const found = 'fields' in result ? Object.values(result.fields).flat() : []
      for (const violation of found) {
        if (!(violation.kind in bounds)) continue
        const bound = violation[bounds[violation.kind as keyof typeof bounds]]
        assert.equal(typeof bound, 'number', `${field.where}: ${value}`)
      }
    }
  }
})
