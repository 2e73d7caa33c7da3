import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform-react'
import * as react from 'react'

// React would note for debuggers where each element was made, which is a tenth of all that pages take here.
Object.assign(console, { createTask: undefined })

// Nor where in the code: up to ten thousand stacks a second that nobody reads, another tenth.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(react, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
})

// What Vite does for the browser, as far as a page without layout needs it: JSX becomes calls, a style
// sheet's classes keep their names, and a file's address is its name.
registerHooks({
  resolve(specifier, context, next) {
    const [, file, question] = /^(.+)\?(url|raw|worker)$/.exec(specifier) ?? []
    if (!file) return next(specifier, context)
    const { url } = next(file, context)
    return { url: `${url}?${question}`, format: 'module', shortCircuit: true }
  },
  load(url, context, next) {
    if (url.endsWith('.css')) return asModule('new Proxy({}, { get: (_, name) => name })')
    if (url.endsWith('?url')) return asModule(JSON.stringify(new URL(url).pathname))
    if (url.endsWith('?worker')) return asModule(worker)
    if (url.endsWith('?raw')) return asModule(JSON.stringify(readFileSync(new URL(url), 'utf8')))
    if (!url.endsWith('.tsx')) return next(url, context)
    const path = fileURLToPath(url)
    const { code } = transformSync(path, readFileSync(path, 'utf8'), {
      jsx: { runtime: 'automatic', development: false },
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})

/** The one worker of the pages works for the human check: here it has found what it looks for at once. */
const worker = `class {
  postMessage() {
    queueMicrotask(() => this.onmessage({ data: { counter: 0, derivedKey: '' } }))
  }
  terminate() {}
}`

function asModule(value: string) {
  return { format: 'module' as const, source: `export default ${value}`, shortCircuit: true }
}
