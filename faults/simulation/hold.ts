import { startTestServer } from '../../apps/api/test/database.ts'
import { writeFileSync } from 'node:fs'
const s = await startTestServer()
writeFileSync('/tmp/simserver', s.url)
process.on('SIGTERM', async () => {
  await s.stop()
  process.exit(0)
})
setInterval(() => {}, 1e6)
