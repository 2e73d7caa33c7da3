import { startTestServer } from '../../apps/api/test/database.ts'
import { playWorld } from './play-world.ts'
import { brokenProducts } from './broken.ts'
const server = await startTestServer()
try {
  for (const seed of process.argv[2]!.split(',').map(Number)) {
    const t = performance.now()
    const played = await playWorld(server, {
      seed,
      steps: Number(process.argv[3] ?? 3000),
      rewrite: brokenProducts[process.argv[4] ?? '']?.rewrite,
    })
    const s = (performance.now() - t) / 1000
    console.log(
      seed,
      played.steps,
      s.toFixed(1),
      's',
      (played.steps / s).toFixed(0),
      '/s',
      played.digest,
      played.rounds,
      JSON.stringify(played.counts),
    )
    if (played.found.length) {
      console.log(played.last.slice(-25).join('\n'))
      console.log(played.found.slice(0, 5).join('\n'))
      if (process.argv[4]) break
    }
  }
} finally {
  await server.stop()
}
process.exit()
