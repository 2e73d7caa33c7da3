import { drawCard } from './cards.ts'
import { runMediaJobs } from './run-media-jobs.ts'

// Draws share cards, apart from uploads: this process opens pictures of our own making only, so that it
// may read our drawings, and uploads never wait for a robot that asks for a thousand cards.
runMediaJobs(drawCard)
