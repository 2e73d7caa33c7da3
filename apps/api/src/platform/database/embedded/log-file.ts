import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'

/** How the supervisor tells what it does; the server passes its own log. */
export type Log = (message: string, detail?: object) => void

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
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > KEPT_BYTES) {
    renameSync(path, `${path}.1`)
  }
  const fd = openSync(path, 'a+', 0o600)
  const start = fstatSync(fd).size
  return { fd, tail: () => readTail(path, start), close: () => closeSync(fd) }
}

function readTail(path: string, start: number): string {
  const fd = openSync(path, 'r')
  try {
    const from = Math.max(start, fstatSync(fd).size - TAIL_BYTES)
    const bytes = Buffer.alloc(TAIL_BYTES)
    return bytes.toString('utf8', 0, readSync(fd, bytes, 0, TAIL_BYTES, from))
  } finally {
    closeSync(fd)
  }
}
