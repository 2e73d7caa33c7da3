import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

type Environment = Record<string, string | undefined>

/**
 * Runs a program of the project (`node`, or one that a package brought) with its output in sight.
 * Answers its exit code; a program that a signal ended counts as failed, also where it is ended here
 * because it took longer than `limit` milliseconds.
 */
export function run(
  program: string,
  given: string[],
  env: Environment = {},
  limit?: number,
): Promise<number> {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: path },
      ...(limit !== undefined && { timeout: limit }),
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
