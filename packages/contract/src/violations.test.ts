import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { type Fields, violationKinds, violationsOf } from './violations.ts'

/** What is wrong with a value, as a refusal would tell it. */
function wrong(schema: z.ZodType, value: unknown): Fields {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? {} : violationsOf(result.error)
}

test('the kinds are those that clients know, in their order, and one of ours', () => {
  assert.deepEqual(
    [...violationKinds],
    // `fields.rules`
    'NotBlank, NotEmpty, SizeExact, Size, Max, Min, Pattern, PasswordsDontMatch, PasswordStrength, Number, FileSize, MaxDigits, InvalidNif, PasswordGuessable'.split(
      ', ',
    ),
  )
})

const form = z.object({ name: z.string(), age: z.number().min(18).max(99) })

test('nothing wrong gives no fields', () => {
  assert.deepEqual(wrong(form, { name: 'Inês', age: 20 }), {})
})

test('a missing field is blank', () => {
  assert.deepEqual(wrong(form, {}), {
    name: [{ kind: 'NotBlank' }],
    age: [{ kind: 'NotBlank' }],
  })
})

test('null is blank', () => {
  assert.deepEqual(wrong(form, { name: null, age: 20 }), { name: [{ kind: 'NotBlank' }] })
})

test('a choice or number that is missing is blank, not of the wrong form', () => {
  const schema = z.object({ role: z.enum(['FAN'], 'Pattern'), count: z.int('Pattern').min(1) })
  const blank = { role: [{ kind: 'NotBlank' }], count: [{ kind: 'NotBlank' }] }
  assert.deepEqual(wrong(schema, {}), blank)
  assert.deepEqual(wrong(schema, { role: null, count: null }), blank)
  assert.deepEqual(wrong(schema, { role: 'KING', count: 1 }), { role: [{ kind: 'Pattern' }] })
})

test('a text where a number belongs is no number', () => {
  assert.deepEqual(wrong(form, { name: 'Inês', age: 'old' }), { age: [{ kind: 'Number' }] })
})

test('a number where a text belongs breaks the pattern', () => {
  assert.deepEqual(wrong(form, { name: 7, age: 20 }), { name: [{ kind: 'Pattern' }] })
})

test('numbers out of bounds tell the bound', () => {
  assert.deepEqual(wrong(form, { name: 'Inês', age: 17 }), { age: [{ kind: 'Min', min: 18 }] })
  assert.deepEqual(wrong(form, { name: 'Inês', age: 100 }), { age: [{ kind: 'Max', max: 99 }] })
})

test('a text of the wrong length tells the lengths it may have', () => {
  const schema = z.object({ phrase: z.string().min(3).max(5) })
  assert.deepEqual(wrong(schema, { phrase: 'ab' }), { phrase: [{ kind: 'Size', min: 3 }] })
  assert.deepEqual(wrong(schema, { phrase: 'abcdef' }), { phrase: [{ kind: 'Size', max: 5 }] })
})

test('an empty list is empty, a list too long has the wrong size', () => {
  const schema = z.object({ tags: z.array(z.string()).min(1).max(2) })
  assert.equal(wrong(schema, { tags: [] }).tags?.[0]?.kind, 'NotEmpty')
  assert.deepEqual(wrong(schema, { tags: ['a', 'b', 'c'] }), { tags: [{ kind: 'Size', max: 2 }] })
})

test('a rule of ours names its kind itself and keeps its bounds', () => {
  const schema = z.object({ digits: z.string().max(4, 'MaxDigits') })
  assert.deepEqual(wrong(schema, { digits: '12345' }), { digits: [{ kind: 'MaxDigits', max: 4 }] })
})

test('a rule that names no kind breaks the pattern', () => {
  const schema = z.object({ word: z.string().refine(() => false, 'some words') })
  assert.deepEqual(wrong(schema, { word: 'x' }), { word: [{ kind: 'Pattern' }] })
})

test('nested fields are told by their path', () => {
  const schema = z.object({ club: z.object({ sports: z.array(z.enum(['JUDO'])) }) })
  assert.deepEqual(wrong(schema, { club: { sports: ['JUDO', 'CHESS'] } }), {
    'club.sports.1': [{ kind: 'Pattern' }],
  })
})

test('a body that is no object is wrong as a whole', () => {
  assert.deepEqual(wrong(form, 'hello'), { body: [{ kind: 'Pattern' }] })
  assert.deepEqual(wrong(form, undefined), { body: [{ kind: 'NotBlank' }] })
})

test('a blank field hears only that it is blank', () => {
  const schema = z.object({ code: z.string().min(1, 'NotBlank').regex(/^\d+$/, 'Pattern') })
  assert.deepEqual(
    wrong(schema, { code: '' }).code?.map(({ kind }) => kind),
    ['NotBlank'],
  )
})

test('the same kind is told once a field', () => {
  const schema = z.object({ code: z.string().regex(/^\d+$/, 'Pattern').regex(/^1/, 'Pattern') })
  assert.deepEqual(wrong(schema, { code: 'x' }), { code: [{ kind: 'Pattern' }] })
})
