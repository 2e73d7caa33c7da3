import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../run.ts'

/** What a program prints, run in the project's folder; throws where it fails. */
export async function output(program: string, given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, given, { cwd: root, maxBuffer: 1 << 28 })
  return stdout
}
