import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs inside the server before anything else: its time is the real one, moved on by a file. Read every
 * time, because what happens right after a move must not still see the time before.
 */
function moveTime(file: string): string {
  return `
    import { readFileSync } from 'node:fs'
    const real = Date.now
    Date.now = () => real() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'))`
}

/** A clock for a Podium of its own: `settings` start it, `moveOn` lets days pass. */
export function movingClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'podium-clock-')), 'offset')
  let days = 0
  // Put in its place in one go: the server reads at any moment.
  const write = () => {
    writeFileSync(`${file}.next`, String(days * 24 * 60 * 60 * 1000))
    renameSync(`${file}.next`, file)
  }
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
