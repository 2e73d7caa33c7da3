import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { readPostalFile, WrongFile } from './postal-file.ts'
import type { PostalRow } from './postal-row.ts'
import { keepPlaces } from './records.ts'

/** What came of a file. `bad` tells at most the first twenty bad lines; `badLines` counts all. */
export interface Imported {
  kept: number
  repeated: number
  elsewhere: number
  badLines: number
  bad: { line: number; why: string }[]
}

const batchSize = 5000
const mostTold = 20

/**
 * Imports a postal code file: the first place of a code is kept, an earlier import of it replaced.
 * Bad lines are left out and told. Throws `WrongFile`, and so imports nothing, when the file is of
 * another kind, damaged, mostly bad or about no country that is looked up.
 */
export async function importPlaces(tx: Transaction<Tables>, path: string): Promise<Imported> {
  const imported: Imported = { kept: 0, repeated: 0, elsewhere: 0, badLines: 0, bad: [] }
  for await (const batch of batches(goodRows(path, imported))) {
    await keepPlaces(tx, batch)
    imported.kept += batch.length
  }
  if (imported.kept === 0) throw new WrongFile(`${path}: no place of Portugal or Spain in it`)
  if (imported.badLines > imported.kept) throw new WrongFile(`${path}: most of its lines are bad`)
  return imported
}

/** The rows to keep; counts what it passes over. */
async function* goodRows(path: string, imported: Imported): AsyncGenerator<PostalRow> {
  const seen = new Set<string>()
  for await (const { number, reading } of readPostalFile(path)) {
    if ('bad' in reading) addBadLine(imported, number, reading.bad)
    else if ('elsewhere' in reading) imported.elsewhere += 1
    else if (seen.has(keyOf(reading.row))) imported.repeated += 1
    else {
      seen.add(keyOf(reading.row))
      yield reading.row
    }
  }
}

function keyOf({ country, code }: PostalRow): string {
  return country + code
}

function addBadLine(imported: Imported, line: number, why: string): void {
  imported.badLines += 1
  if (imported.bad.length < mostTold) imported.bad.push({ line, why })
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
