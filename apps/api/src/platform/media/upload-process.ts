import { rewriteVideo, openVideoDecoders, probeVideo } from './videos.ts'
import { runMediaJobs } from './run-media-jobs.ts'
import type { MediaFacts, UploadJob } from './media-jobs.ts'
import { closeOtherDecoders, makePicture } from './pictures.ts'

// A process that does nothing but open what strangers sent, one file at a time. Its parent ends it when
// a file takes too long, or when there has been nothing to do for a while.
closeOtherDecoders()
openVideoDecoders()
runMediaJobs(run)

async function run(job: UploadJob): Promise<MediaFacts> {
  if (job.task === 'picture') return makePicture(job)
  if (job.task === 'probe') return probeVideo(job)
  return rewriteVideo(job)
}
