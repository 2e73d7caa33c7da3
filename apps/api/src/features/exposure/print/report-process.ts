import { runMediaJobs } from '../../../platform/media/run-media-jobs.ts'
import { drawReport } from './draw-report.ts'

// Draws reports: a process of its own, because one takes the time of many answers.
runMediaJobs(drawReport)
