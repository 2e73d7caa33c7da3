import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { findFreePort } from '@podium/embedded-postgres'

/** An S3-compatible store on loopback that can go away and come back with what it held. */
export interface Bucket {
  environment: Record<string, string>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'podium-bucket-'))
  const port = await findFreePort()
  process.on('exit', () => void rm(directory, { recursive: true, force: true }))
  let server: S3rver | undefined
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: 'podium' }],
    })
    await server.run()
  }
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  await start()
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'podium',
    S3_KEY: 'S3RVER',
    S3_SECRET: 'S3RVER',
  }
  return { environment, start, stop }
}
