import { join } from 'node:path'

/**
 * The environment in which what one process has compiled the next ones find, for one run of everything:
 * nearly every process of it loads the whole server. `folder` is the run's own.
 */
export function compileCache(folder: string): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(folder, 'compiled') }
}
