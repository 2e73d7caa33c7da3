// npm run notices: writes NOTICES.md.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeNotices } from './licences/notices.ts'
import { root } from './run.ts'

await writeFile(join(root, 'NOTICES.md'), await makeNotices())
console.log('NOTICES.md is written.')
