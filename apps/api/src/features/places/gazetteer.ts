import { fork } from 'node:child_process'
import type { Lines } from './lines.ts'

/** The places of the world, packed: one entry per place in each list, nearest countries first. */
export interface Gazetteer {
  names: Lines
  /** The names a place is found by, folded and divided by `|`. */
  folded: Lines
  /** In parts of a degree, see `degreeParts`. */
  lat: Int32Array
  lng: Int32Array
  /** Index into `regionNames`. */
  regions: Uint16Array
  regionNames: string[]
  /** 1 where the place has the name of its region. */
  seats: Uint8Array
  /** First place of a country and the one after its last. */
  countries: Map<string, { from: number; to: number }>
}

/** Coordinates are whole numbers of this part of a degree: the precision of the source. */
export const degreeParts = 100_000

let loading: Promise<Gazetteer> | undefined

/** The gazetteer, read by the first who asks and then kept: some fifteen megabytes. */
export function gazetteer(): Promise<Gazetteer> {
  loading ??= build().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const builder = new URL('build-gazetteer.ts', import.meta.url)

function build(): Promise<Gazetteer> {
  return new Promise((resolve, reject) => {
    // `disconnect` comes after the last message, `exit` may come before it.
    const child = fork(builder, { execArgv: [], serialization: 'advanced' })
    child.once('message', (built) => resolve(built as Gazetteer))
    child.once('error', reject)
    child.once('disconnect', () => reject(new Error('the gazetteer was not built')))
  })
}
