import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReactElement } from 'react'
import { unbroken } from './unbroken.ts'

/** The words of a text that no line breaks, in their order. */
function kept(text: string): string[] {
  const pieces = unbroken(text) as (string | ReactElement<{ children: string }>)[]
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.props.children]))
}

test('a verb stays with its pronoun, and nothing else that has a hyphen', () => {
  assert.deepEqual(kept('A minha tia ouve-se debaixo de água.'), ['ouve-se'])
  assert.deepEqual(kept('Deixa-te ir e vê-los-emos: lê-as.'), ['Deixa-te', 'vê-los', 'lê-as'])
  assert.deepEqual(kept('Quinta-feira, bem-vindo à meia-final. Well-known, e-mail'), [])
  assert.deepEqual(unbroken('Nobody'), ['Nobody'])
})
