// npm run docs:bars: draws the table and the picture of docs/performance.md from what is on record in
// docs/bars.json. `npm run verify` puts on record what it measures, and draws them too.
import { writePage } from './bars/page.ts'
import { readBars } from './bars/record.ts'

await writePage(await readBars())
