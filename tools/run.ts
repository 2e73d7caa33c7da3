import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

type Environment = Record<string, string | undefined>

/** When a program is ended before it ends by itself: after so many milliseconds, or once it is told. */
interface Limits {
  timeout?: number
  signal?: AbortSignal
}

/**
 * Runs a program of the project (`node`, or one that a package brought) with its output in sight.
 * Answers its exit code; a program that a signal ended counts as failed, also where it is ended here.
 */
export function run(
  program: string,
  given: string[],
  env: Environment = {},
  limits: Limits = {},
): Promise<number> {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: path },
      ...limits,
      ...(limits.signal && { killSignal: 'SIGKILL' }),
    })
    child.on('error', (error) => (error.name === 'AbortError' ? resolve(1) : reject(error)))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
