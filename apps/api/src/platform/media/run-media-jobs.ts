import { type MediaFacts, Flawed, type JobResult } from './media-jobs.ts'

/** Makes this process run the jobs its parent sends, and end with it. */
export function runMediaJobs<J>(run: (job: J) => Promise<MediaFacts>): void {
  const resultOf = async (job: J): Promise<JobResult> => {
    try {
      return { facts: await run(job) }
    } catch (error) {
      const { flaw, cause } = error instanceof Flawed ? error : new Flawed('unreadable', error)
      return { flaw, detail: cause instanceof Error ? cause.message : flaw }
    }
  }
  process.on('message', (job: J) => void resultOf(job).then((result) => process.send?.(result)))
  process.on('disconnect', () => process.exit(0))
  // The signals of a terminal go to the whole group; the parent decides when this process ends.
  process.on('SIGINT', () => {})
}
