import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSharedCache } from '../../../platform/cache.ts'
import { createMediaWorker } from '../../../platform/media/index.ts'
import type { Spool } from '../../../platform/storage/spool.ts'
import type { Report, ReportJob } from './report.ts'

/** Draws reports as PDF; the same one is drawn once, however often it is asked for. */
export type DrawReport = (report: Report) => Promise<Buffer>

const processFile = new URL('./report-process.ts', import.meta.url)
const timeoutMs = 40_000
const kept = { max: 30, seconds: 3600 }

export function createReportRenderer({ spool }: { spool: Spool }): DrawReport {
  const worker = createMediaWorker<ReportJob>(processFile, () => timeoutMs)
  const reports = createSharedCache<Buffer>(kept)
  const draw = (report: Report) =>
    spool.within(async (folder) => {
      const into = join(folder, 'report.pdf')
      await worker.run({ report, into })
      return readFile(into)
    })
  return (report) => reports.get(JSON.stringify(report), () => draw(report))
}
