import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// npm start: builds the web where its sources are newer, then starts everything.
const oldestNode = 24
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Podium needs Node ${oldestNode} and this is ${process.version}: run "npm start", which brings its own.`,
  )
  process.exit(1)
}

// What was compiled once is kept for the next start, also of the processes that this one starts.
const compiled = join(import.meta.dirname, '../node_modules/.cache/podium')
process.env.NODE_COMPILE_CACHE ??= compiled
enableCompileCache(process.env.NODE_COMPILE_CACHE)

// Loaded only now, so that an older Node hears the sentence above and not a syntax error.
const { start } = await import('./starting/start.ts')
await start()
// A server that is killed would not write it at its end.
flushCompileCache()
