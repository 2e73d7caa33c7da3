import { drawCard } from './cards.ts'
import { obey } from './obey.ts'

// Draws share cards, beside the studio: this process opens pictures of our own making only, so that it
// may read our drawings, and uploads never wait for a robot that asks for a thousand cards.
obey(drawCard)
