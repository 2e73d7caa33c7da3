/**
 * Loaded before a program of ours (`--import`): its clock goes ahead of the real one by the milliseconds
 * that stand in the file of `FAULTS_CLOCK`, which a test writes.
 */
import { readFileSync } from 'node:fs'
import { setClock } from '../../apps/api/src/platform/clock.ts'

const file = process.env.FAULTS_CLOCK
/** How often the file is looked at. */
const lookMs = 100

let ahead = 0
const look = () => {
  if (file) ahead = Number(readFileSync(file, 'utf8')) || ahead
}
look()
setInterval(look, lookMs).unref()
setClock(() => Date.now() + ahead)
