// Podium's own server for benches that call it, in a process of its own as in production.
import { buildApp, createAppContext } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/platform/database/index.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'

const config = readConfig()
const log = createLog(config.logLevel)
const context = await createAppContext(config, log, await openDatabase(config, log), {
  worker: false,
})
const server = await buildApp(context)
await server.listen({ port: 0, host: '127.0.0.1' })
process.send?.((server.server.address() as { port: number }).port)
process.on('disconnect', () => process.exit(0))
