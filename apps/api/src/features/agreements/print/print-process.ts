import { runMediaJobs } from '../../../platform/media/run-media-jobs.ts'
import { drawAgreement } from './draw-agreement.ts'

// Draws agreements: a process of its own, because one takes the time of many answers.
runMediaJobs(drawAgreement)
