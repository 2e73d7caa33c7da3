import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { areTextsHere, dictionariesOf, keepTo, loadTexts } from './words.ts'

/** Files of texts that come after a while: `/assets/pt-page.js` says "pt-page". */
registerHooks({
  resolve: (address, context, next) => {
    const [, name] = /^\/assets\/([\w-]+)\.js/.exec(address) ?? []
    if (!name) return next(address, context)
    const wait = name.endsWith('slow') ? 60 : 20
    const source = `await new Promise((go) => setTimeout(go, ${wait}))
export default { module: ['${name}'] }`
    return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true }
  },
})

test('a part that was waiting for its texts when the language changed does not change it back', async () => {
  keepTo('en')
  dictionariesOf('slow', 'module', 1)
  const waiting = loadTexts()
  await loadTexts('pt')
  keepTo('pt')
  await waiting
  const [late] = dictionariesOf('late', 'module', 1)
  await loadTexts()
  assert.deepEqual(late, { pt: 'pt-late' })
})

test('a part that comes while the language changes gets the texts of the new one', async () => {
  keepTo('en')
  const [part] = dictionariesOf('part', 'module', 1)
  const waiting = loadTexts()
  await setTimeout(5)
  keepTo('pt')
  await waiting
  assert.equal(areTextsHere('pt'), true)
  assert.equal(part?.pt, 'pt-part')
})
