import { readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

/** The processor time that a process has used, in milliseconds; 0 where the system does not tell. */
export async function processorMsOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // What stands before the last bracket is its name, which may hold anything.
  const [, , , , , , , , , , , user = 0, system = 0] = stat.split(') ').at(-1)?.split(' ') ?? []
  return (Number(user) + Number(system)) * tickMs
}
