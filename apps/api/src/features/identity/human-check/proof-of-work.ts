import { createHmac } from 'node:crypto'
import {
  type Challenge,
  createChallenge,
  randomInt,
  type Solution,
  verifySolution,
} from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { getCaptchaChallenge } from '@podium/contract/identity'
import type { Reply } from '@podium/contract/route'
import { minute, realNow, realSecondsFromNow } from '../../../platform/clock.ts'
import { changesAny, type Tx } from '../../../platform/database/index.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    used_challenges: { signature: string; expires_at: Date }
  }
}

const validSeconds = 20 * minute

/** How much work a challenge is: `cost` iterations for each of `fewest` to `most` tries. */
export interface Work {
  cost: number
  fewest: number
  most: number
}

// About a thousand key derivations: some 0.7 s on a phone, too dear for a machine that tries millions.
const usualWork: Work = { cost: 5000, fewest: 500, most: 1500 }
/** A proof that costs nothing, for a Podium that holds nobody back. */
export const lightWork: Work = { cost: 1, fewest: 1, most: 3 }

/** Uses a proven answer up. False when it was used before, also by somebody at the same moment. */
export type Claim = (tx: Tx) => Promise<boolean>

/** What tells people from programs at registration (`registration.human-check`). */
export interface HumanCheck {
  /** What the browser needs for one check. */
  challenge(): Promise<Reply<typeof getCaptchaChallenge>>
  /**
   * Looks at an answer; null when it is wrong or expired. Outside any transaction, because it may
   * take long: a hard calculation, or a question to another service.
   */
  prove(answer: string, ip: string): Promise<Claim | null>
}

/** The built-in proof of work: no outside service, no cookie. */
export function createHumanCheck(secret: string, work: Work = usualWork): HumanCheck {
  const keys = {
    hmacSignatureSecret: subkey(secret, 'challenge'),
    hmacKeySignatureSecret: subkey(secret, 'challenge key'),
  }
  return {
    challenge: async () => {
      const challenge = await createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        deriveKey,
        expiresAt: realSecondsFromNow(validSeconds),
      })
      return { provider: 'proof-of-work', challenge: { ...challenge } }
    },
    async prove(answer) {
      const payload = readPayload(answer)
      if (!payload || isExpired(payload.challenge)) return null
      const { verified } = await verifySolution({ ...keys, ...payload, deriveKey }).catch(() => ({
        verified: false,
      }))
      return verified ? (tx) => claim(tx, payload.challenge.signature ?? '') : null
    },
  }
}

function subkey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}

interface Payload {
  challenge: Challenge
  solution: Solution
}

function readPayload(answer: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Partial<Payload>
    return payload.challenge?.parameters && payload.solution ? (payload as Payload) : null
  } catch {
    return null
  }
}

/** Whether a challenge's time is over, by our clock; how long it has is part of what is signed. */
function isExpired({ parameters }: Challenge): boolean {
  return !(Number(parameters.expiresAt) * 1000 > realNow().getTime())
}

/**
 * Remembers a solved challenge. False when it was already used, also by somebody at the same moment.
 */
async function claim(tx: Tx, signature: string): Promise<boolean> {
  await tx.deleteFrom('used_challenges').where('expires_at', '<', realNow()).execute()
  return changesAny(
    tx
      .insertInto('used_challenges')
      .values({ signature, expires_at: realSecondsFromNow(validSeconds) })
      .onConflict((conflict) => conflict.doNothing()),
  )
}
