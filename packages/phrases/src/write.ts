import { dictionary } from './dictionary.ts'

/** The button that writes to somebody. Apart, for pages that say nothing else of messages. */
export const writePhrases = dictionary({ action: 'Message' }, { action: 'Escrever' })
