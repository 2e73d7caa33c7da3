// Makes packages of the typed client and of the contract that it is made of, for programs elsewhere:
//   npm run client:pack [-- FOLDER]
// Both are installed together: npm install podium-contract-0.1.0.tgz podium-client-0.1.0.tgz
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPackages } from './client-package.ts'
import { root, run } from './run.ts'

const folder = process.argv[2] ?? join(root, 'dist/packages')
for (const built of await buildPackages(join(folder, 'build'))) {
  await mkdir(folder, { recursive: true })
  const code = await run('npm', ['pack', built, '--pack-destination', folder, '--silent'])
  if (code !== 0) process.exit(code)
}
