import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// argon2id with 19 MiB, two passes, one lane: the second of OWASP's recommended settings.
const usualCost = { memory: 19_456, passes: 2, parallelism: 1 }
const leastCost = { memory: 8, passes: 1, parallelism: 1 }

let cost = usualCost
/** The hash of a password that nobody has. */
let nobody: Promise<string> | undefined

/**
 * What hashes made from now on in this process cost. Next to nothing for a Podium that holds nobody back
 * (`PODIUM_RATE_LIMITS=off`), which production refuses to be: tests sign up thousands of people.
 */
export function hashAtCost(wanted: 'usual' | 'least'): void {
  cost = wanted === 'usual' ? usualCost : leastCost
  nobody = undefined
}

const tagLength = 32

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}

/**
 * A password in the one form it is hashed in: what looks the same on two keyboards may be other
 * characters, as an accent of its own behind its letter.
 */
function normal(password: string): string {
  return password.normalize('NFKC')
}

/** Hashes a password; the result is the usual PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: normal(password), nonce, tagLength, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/**
 * Whether a password is the hashed one. Hashes made before passwords were brought into one form are of
 * what was typed then, letter for letter.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  for (const form of new Set([normal(password), password])) {
    if (await isHashed(form, hash)) return true
  }
  return false
}

async function isHashed(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = form.exec(hash) ?? []
  if (!nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected)
}

/** Takes the time of a verification and fails: a wrong address must cost what a wrong password costs. */
export async function verifyNothing(password: string): Promise<false> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(password, await nobody)
  return false
}
