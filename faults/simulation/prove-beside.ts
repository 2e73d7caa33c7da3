import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { proofs, type Proven, tellProven } from './prove.ts'

const mark = 'proven '

/** Tells the process that began this one how it went. */
export const reportProven = (one: Proven) => console.log(mark + JSON.stringify(one))

/** Proves all of them in so many processes beside each other; false where one is not as it has to be. */
export async function proveBeside(program: string, seed: number, beside: number): Promise<boolean> {
  // The sound one takes longest and begins first.
  const names = proofs.toReversed()
  const all: Proven[] = []
  const shares = Array.from({ length: beside }, (_, at) =>
    names.filter((_name, place) => place % beside === at),
  )
  const codes = await Promise.all(
    shares.map((share) => proveIn(program, { seed, share, hear: (one) => all.push(one) })),
  )
  const isWhole = codes.every((code) => code === 0) && all.length === names.length
  const isProven = tellProven(proofs.flatMap((name) => all.filter((one) => one.name === name)))
  return isWhole && isProven
}

function proveIn(
  program: string,
  { seed, share, hear }: { seed: number; share: string[]; hear: (one: Proven) => void },
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const options = ['--prove', '--broken', share.join(','), '--seed', String(seed)]
    const child = spawn(process.execPath, ['--import', 'zod/compile', program, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith(mark)) return console.log(line)
      const one = JSON.parse(line.slice(mark.length)) as Proven
      hear(one)
      console.log(`${one.name}: ${one.found ? 'found' : 'nothing'} after ${one.steps} steps`)
    })
    child.on('error', reject)
    child.on('close', resolve)
  })
}
