import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const KEPT_BYTES = 5_000_000
const TAIL_BYTES = 2_000

/** PostgreSQL's log, opened for one run. It writes by itself, so it outlives us without a pipe. */
export interface LogFile {
  fd: number
  /** What this run wrote last; at most 2,000 bytes. */
  tail(): string
  close(): void
}

/** Opens the log for appending; past 5 MB the old one is put aside as `.1`. */
export function openLogFile(path: string): LogFile {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > KEPT_BYTES) renameSync(path, `${path}.1`)
  const fd = openSync(path, 'a', 0o600)
  const start = fstatSync(fd).size
  const tail = () => readFileSync(path).subarray(start).subarray(-TAIL_BYTES).toString()
  return { fd, tail, close: () => closeSync(fd) }
}
