import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMediaWorker } from '../../../platform/media/index.ts'
import type { Spool } from '../../../platform/storage/spool.ts'
import type { Printed, PrintJob } from './printed.ts'

/** Draws an agreement as PDF. */
export type PrintAgreement = (printed: Printed) => Promise<Buffer>

const processFile = new URL('./print-process.ts', import.meta.url)
const timeoutMs = 40_000

export function createAgreementPrinter({ spool }: { spool: Spool }): PrintAgreement {
  const worker = createMediaWorker<PrintJob>(processFile, () => timeoutMs)
  return (printed) =>
    spool.within(async (folder) => {
      const into = join(folder, 'agreement.pdf')
      await worker.run({ printed, into })
      return readFile(into)
    })
}
