import { drawKit } from './draw-kit.ts'
import { runMediaJobs } from '../../../platform/media/run-media-jobs.ts'

// Draws media kits: a process of its own, because a kit takes the time of a hundred answers, and
// because the pictures in it were cut by us and are no stranger's any more.
runMediaJobs(drawKit)
