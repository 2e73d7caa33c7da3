import { run } from '../run.ts'

/**
 * Builds the web where its sources are newer, in a process of its own: building puts that whole
 * process into production mode. What is wrong is printed there.
 */
export async function buildWeb(): Promise<void> {
  if ((await run('node', ['apps/web/build.ts'])) !== 0) throw new WebNotBuilt()
}

class WebNotBuilt extends Error {
  override name = 'WebNotBuilt'

  constructor() {
    super('The web could not be built; what is wrong stands above.')
  }
}
