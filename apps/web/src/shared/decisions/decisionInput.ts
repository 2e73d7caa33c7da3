import type { DecisionGround } from '@podium/contract/grounds'
import type { Fields, Violation } from '@podium/contract/violations'
import type { Typed } from '../forms/formProblems.ts'

/** What an admin says of a decision: why, and on what it rests. */
export interface Said {
  reason: string
  ground: DecisionGround
  reference: string
}

/** On what the fields of a decision say that it rests. */
export function basisIn({ ground, reference = '' }: Typed): Omit<Said, 'reason'> {
  return { ground: ground === 'LAW' ? 'LAW' : 'TERMS', reference }
}

/** All that they say. */
export function saidIn({ reason = '', ...typed }: Typed): Said {
  return { reason, ...basisIn(typed) }
}

const missing: Violation[] = [{ kind: 'NotBlank' }]

/** What a decision cannot do without, also where the call leaves it open for older programs. */
export function missingIn(typed: Typed): Fields {
  const { reason, ground, reference } = saidIn(typed)
  return {
    ...(reason.trim() === '' && { reason: missing }),
    ...(ground === 'LAW' && reference.trim() === '' && { reference: missing }),
  }
}
