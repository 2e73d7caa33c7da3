import { findDecisionsFor } from './records.ts'

/** What was decided about somebody, in the data they take along. */
export const decisionsExport = { name: 'decisions', collect: findDecisionsFor } as const
