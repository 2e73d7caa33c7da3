import { readFile } from 'node:fs/promises'

/** What a process holds in memory now, in megabytes; 0 where the system does not tell. */
export async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  return Number(kilobytes) / 1000
}
