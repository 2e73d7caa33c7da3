import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { ObjectStore } from '../../config.ts'
import { requireKey, type Storage } from './index.ts'
import type { Spool } from './spool.ts'

/**
 * Files in a bucket of an S3-compatible store. The store wants to know a file's size before its first
 * byte, so a stream is written to the spool first and sent from there.
 */
export function createObjectStorage(store: ObjectStore, spool: Spool): Storage {
  const client = connect(store)
  const Bucket = store.bucket
  const at = (key: string) => ({ Bucket, Key: requireKey(key) })
  return {
    put: (key, content) =>
      spool.within(async (folder) => {
        const path = join(folder, 'content')
        await pipeline(content, createWriteStream(path))
        const { size } = await stat(path)
        const body = { Body: createReadStream(path), ContentLength: size }
        await client.send(new PutObjectCommand({ ...at(key), ...body }))
        return { bytes: size }
      }),
    get: (key, range) =>
      unlessMissing(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range }))
        return (Body as Readable | undefined) ?? null
      }),
    head: (key) =>
      unlessMissing(async () => {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)))
        return { bytes: ContentLength ?? 0 }
      }),
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    deleteFolder: (folder) => deleteAll(client, Bucket, `${requireKey(folder)}/`),
  }
}

/** How long the store may take to pick up, and to say the next thing, in milliseconds. */
const patience = { connectionTimeout: 2000, socketTimeout: 10_000 }

function connect({ endpoint, key, secret, region }: ObjectStore): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    requestHandler: patience,
    maxAttempts: 2,
    // Only some stores know the checksums that newer clients send along.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function unlessMissing<R>(work: () => Promise<R>): Promise<R | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null
    throw error
  }
}

async function deleteAll(client: S3Client, Bucket: string, Prefix: string): Promise<void> {
  const { Contents = [], IsTruncated } = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix }),
  )
  if (Contents.length === 0) return
  const Objects = Contents.map(({ Key }) => ({ Key }))
  await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
  if (IsTruncated) await deleteAll(client, Bucket, Prefix)
}
