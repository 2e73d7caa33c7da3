import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs inside the server before anything else: its time is the real one, moved on by a file. */
function moveTime(file: string): string {
  return `
    import { readFileSync } from 'node:fs'
    const real = Date.now
    let read = 0, offset = 0
    Date.now = () => {
      const at = real()
      if (at - read > 100) { read = at; offset = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) }
      return at + offset
    }`
}

/** A clock for a Podium of its own: `settings` start it, `moveOn` lets days pass. */
export function movingClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'podium-clock-')), 'offset')
  let days = 0
  const write = () => writeFileSync(file, String(days * 24 * 60 * 60 * 1000))
  write()
  const script = `data:text/javascript,${encodeURIComponent(moveTime(file))}`
  return {
    settings: { NODE_OPTIONS: `--import=${script}` },
    moveOn(more: number): void {
      days += more
      write()
    },
  }
}
