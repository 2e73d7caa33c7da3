import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Loaded ahead of the server (`--import ./apps/api/stripped.js`): has Node take the sources as `npm run build`
// left them, without types. What Node strips them with itself is a WebAssembly module of some twenty
// megabytes, which a process keeps for ever once a single file needed it. JavaScript, so that this one does not.
//
// A stripped source is found by what it was made of: one that was changed since, or never built, is read
// as ever.
const built = join(import.meta.dirname, 'dist')

if (existsSync(built)) {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
      const path = join(built, `${hash('sha1', readFileSync(fileURLToPath(url)))}.js`)
      if (!existsSync(path)) return next(url, context)
      return { format: 'module', source: readFileSync(path, 'utf8'), shortCircuit: true }
    },
  })
}
