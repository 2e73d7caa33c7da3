import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { ObjectStore } from '../../src/config.ts'

/** An S3-compatible store on loopback with one empty bucket, and how to end it. */
export async function startObjectStore(): Promise<{
  store: ObjectStore
  stop: () => Promise<void>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'podium-bucket-'))
  const bucket = 'podium'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  const store: ObjectStore = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    // The one pair of keys that this store knows.
    key: 'S3RVER',
    secret: 'S3RVER',
    region: 'us-east-1',
  }
  const stop = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { store, stop }
}
