import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { allRoutes } from '@podium/contract'
import { languages } from '@podium/contract/locale'
import { refusalFields } from '@podium/contract/refusal-fields'
import { refusals, type RefusalName } from '@podium/contract/refusals'
import type { Violation } from '@podium/contract/violations'
import { Refusal, Unreachable } from '../../client/refusal.ts'
import {
  answered,
  noProblems,
  problemAt,
  problemsIn,
  rechecked,
  saysAtField,
  unplaced,
  withoutField,
} from './formProblems.ts'
import { refusalPhrases, unknownRefusalPhrases } from '@podium/phrases/refusals'
import { textsOf } from './refusalTexts.ts'
import { sentence, unplacedSentences } from './formTexts.ts'

const typed = { email: 'a@b.example', password: 'secret' }

function refused(name: RefusalName, fields = {}): Refusal {
  const { code, status } = refusals[name]
  return new Refusal(status, { errors: [{ errorCode: code, key: name }], fields, requestId: 'r1' })
}

describe('what the server refuses', () => {
  const named = new Set(allRoutes.flatMap(({ route }) => route.refusals ?? []))
  for (const name of [...named, 'rateLimited', 'general'] as RefusalName[]) {
    test(`${name} stands at a field that is about it, and at the form without one`, () => {
      const problems = problemsIn(refused(name), typed)
      for (const field of refusalFields[name] ?? []) {
        const told = problemAt(problems, field)
        assert.ok(told)
        for (const language of languages) assert.notEqual(sentence(told, { field }, language), '')
        assert.deepEqual(unplaced(problems, new Set([field])).refused, [])
      }
      for (const language of languages) {
        const left = unplacedSentences(unplaced(problems, new Set()), language)
        assert.equal(left.length, 1)
        assert.notEqual(left[0], '')
      }
    })
  }

  for (const name of [...named, 'rateLimited', 'general'] as RefusalName[]) {
    test(`${name} is told once: in a toast unless a field says it`, () => {
      const error = refused(name)
      const problems = problemsIn(error, typed)
      const told = (shown: string[]) =>
        textsOf(error, 'en', (one) => saysAtField(problems, new Set(shown), one))
      assert.deepEqual(told([]), [refusalPhrases.en[name]])
      for (const field of refusalFields[name] ?? []) assert.deepEqual(told([field]), [])
    })
  }

  test('asking too often says how many minutes to wait', () => {
    const said = [null, 60, 530].map((seconds) => {
      const errors = [{ errorCode: refusals.rateLimited.code, key: 'rateLimited' }]
      return textsOf(new Refusal(429, { errors }, seconds), 'en')[0]
    })
    const moment = refusalPhrases.en.rateLimited
    assert.deepEqual(said, [moment, moment, unknownRefusalPhrases.en.tooOften(9)])
  })

  test('is told in a toast where its field says another thing', () => {
    const error = refused('emailInUse', { email: [{ kind: 'Pattern' }] })
    const isSaid = saysAtField(problemsIn(error, typed), new Set(['email']), 'emailInUse')
    assert.deepEqual(
      textsOf(error, 'en', () => isSaid),
      [refusalPhrases.en.emailInUse],
    )
  })

  test('stays at its field when the field is left, and goes when it is typed anew', () => {
    const problems = problemsIn(refused('emailInUse'), typed)
    assert.equal(rechecked(problems, 'email', [], typed), problems)
    assert.equal(withoutField(problems, 'password'), problems)
    const chosen = rechecked(problems, 'email', [], { ...typed, email: 'other@b.example' })
    assert.equal(problemAt(chosen, 'email'), undefined)
    assert.equal(problemAt(withoutField(problems, 'email'), 'email'), undefined)
  })
})

describe('what the server answers about a field before the form is sent', () => {
  const name = 'invalidSponsorEmail'
  const refusal = answered(noProblems, 'email', { name, isRefused: true }, typed)

  test('stands at the field once, until the field or the answer changes', () => {
    assert.deepEqual(problemAt(refusal, 'email'), { name, reason: undefined })
    assert.equal(answered(refusal, 'email', { name, isRefused: true }, typed), refusal)
    assert.equal(rechecked(refusal, 'email', [], typed), refusal)
    assert.equal(problemAt(withoutField(refusal, 'email'), 'email'), undefined)
    const accepted = answered(refusal, 'email', { name, isRefused: false }, typed)
    assert.equal(problemAt(accepted, 'email'), undefined)
  })

  test('leaves what else was refused', () => {
    const known = problemsIn(refused('emailInUse'), typed)
    assert.equal(answered(known, 'email', { name, isRefused: false }, typed), known)
    const both = answered(known, 'email', { name, isRefused: true }, typed)
    const left = answered(both, 'email', { name, isRefused: false }, typed)
    assert.deepEqual(problemAt(left, 'email'), { name: 'emailInUse', reason: undefined })
  })
})

describe('a broken rule', () => {
  test('of a field that the form does not show stands at the form, by its name', () => {
    const error = new Refusal(400, { fields: { other: [{ kind: 'NotBlank' }] }, requestId: 'r1' })
    const left = unplaced(problemsIn(error, typed), new Set(['email']))
    for (const language of languages) {
      assert.match(unplacedSentences(left, language).join(), /\(other\)/)
    }
  })

  test('of a kind this page does not know is an unknown error', () => {
    const strange = { kind: 'OfTomorrow' } as unknown as Violation
    assert.equal(sentence(strange, { field: 'name' }, 'en'), 'Unknown Error')
    assert.equal(sentence(strange, { field: 'name' }, 'pt'), 'Erro desconhecido')
  })

  const format = (field: string, typed: string) =>
    sentence({ kind: 'Pattern' }, { field, typed }, 'en')
  for (const [field, typed, said] of [
    ['date', '12-07-2999', 'The date must be in the past.'],
    ['dateOfBirth', '31-02-2001', 'That day does not exist.'],
    ['date', 'yesterday', 'Enter the date as day-month-year, for example 21-07-2019.'],
    ['email', 'marta@', 'This is not an email address. Write it like name@example.com.'],
    ['title', '<b>Cap</b>', 'One line, without < or >.'],
    ['registration', '--', 'One line with letters or digits, without < or >.'],
    ['invoice.postalCode', '3000', 'This is not a postal code of this country.'],
    ['message', 'a\u0000', 'This does not look right. Check the format.'],
  ] as const) {
    test(`says what is wrong with “${typed}” in ${field}`, () => {
      assert.equal(format(field, typed), said)
    })
  }

  test('is told anew when its field is left', () => {
    const fields = { email: [{ kind: 'Pattern' as const }] }
    const known = { ...noProblems, fields }
    assert.deepEqual(rechecked(known, 'email', [], typed).fields, {})
    assert.deepEqual(rechecked(noProblems, 'email', fields.email, typed).fields, fields)
  })
})

describe('what has no name', () => {
  const said = (error: unknown) => unplacedSentences(problemsIn(error, typed), 'en')

  test('is said at the form: no connection, a fault, an answer that is none of ours', () => {
    assert.deepEqual(said(new Unreachable()), ['No connection. Please try again.'])
    assert.deepEqual(said(new TypeError('x')), ['Unknown Error'])
    assert.deepEqual(said(new Refusal(500, { requestId: 'r1' })), ['Unknown Error. Request r1'])
  })

  test('names no request where nobody gave it a name', () => {
    assert.deepEqual(said(new Refusal(502, {})), ['Unknown Error'])
  })

  test('is not said of a lost session, which asks to sign in', () => {
    assert.deepEqual(said(new Refusal(401, {})), [])
  })
})

test('every form that sends a contract call is drawn by `Form`, which says what no field says', () => {
  const source = join(import.meta.dirname, '../..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== join('shared', 'forms', 'Form.tsx'))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
  const bare = files.filter(({ text }) => /<form\s[^>]*\{\.\.\./.test(text))
  assert.deepEqual(
    bare.map(({ file }) => file),
    [],
  )
})
