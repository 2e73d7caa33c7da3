// npm run bench: each bench in a process of its own, one after the other, so that none disturbs
// another. Fails when one is above its bar.
import { run } from '../tools/run.ts'

const benches = ['first-load', 'start-up']

// The figures are those of a built web, and building is no part of starting.
if ((await run('node', ['apps/web/build.ts'])) !== 0) process.exit(1)

for (const bench of benches) {
  console.log(`\n── ${bench}`)
  const code = await run('node', ['--import', 'zod/compile', `bench/${bench}.ts`])
  if (code !== 0) process.exitCode = 1
}
