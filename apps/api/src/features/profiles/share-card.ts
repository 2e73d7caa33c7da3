import { idOf } from '@podium/contract/largest-id'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import { profilesPhrases } from '@podium/phrases/profiles'
import type { SportestType } from '@podium/contract/sportest'
import { sportPhrases } from '@podium/phrases/sports'
import { sportestNames } from '@podium/phrases/sportest-names'
import type { Language } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/index.ts'
import { drawnOnPaper } from '../../platform/drawn.ts'
import { languageOf } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { cardPortrait, type CardRenderer, type CardSource } from '../../platform/media/index.ts'
import { avatarKey } from '../files/index.ts'
import { asOthersSee } from './policy.ts'
import { requireReadable } from './read-profile.ts'
import type { ProfileRecord } from './records.ts'

interface Wanted {
  Params: { role: string; id: string }
}

/** The pictures that stand for public pages where their links are shown; a hidden page has none. */
export function shareCardRoutes(
  server: FastifyInstance,
  { db, renderer, productName }: { db: Db; renderer: CardRenderer; productName: string },
): void {
  server.get<Wanted>('/files/card/:role/:id.png', async (request, reply) => {
    const profile = await requireReadable(db, null, whoseCard(request.params))
    const card = cardOf(asOthersSee(profile), languageOf(request), productName)
    return renderer.send(request, reply, card)
  })
}

function whoseCard({ role, id }: Wanted['Params']): { id: number; role: MemberRole } {
  const wanted = memberRoles.find((known) => known.toLowerCase() === role)
  const known = idOf(id)
  if (!wanted || known === null) refuse('userNotFound')
  return { role: wanted, id: known }
}

function cardOf(profile: ProfileRecord, language: Language, productName: string): CardSource {
  const { id, role, sport, sportest_score: score, avatar_id } = profile
  const t = profilesPhrases[language]
  const roleName = t.roles[role as MemberRole]
  return {
    avatarKey: avatar_id ? avatarKey(avatar_id) : null,
    card: {
      kicker: sport ? `${roleName} · ${sportPhrases[language][sport]}` : roleName,
      name: personName({ name: profile.name, lastName: profile.last_name }),
      line: lineOf(profile),
      score: score === null ? null : { figure: `${score}/10`, label: testOf(role, language) },
      mark: productName,
      inside: drawnOnPaper({ userId: id, role, sport, name: profile.name }, cardPortrait),
      isSquare: role === 'SPONSOR',
    },
  }
}

/** The score is of the test of somebody's own role, and says so. */
function testOf(role: ProfileRecord['role'], language: Language): string {
  const { tests, any } = sportestNames[language]
  return tests[role as SportestType] ?? any
}

/** Club and place, as far as there are any. */
function lineOf({ role, club_name, region }: ProfileRecord): string | null {
  const parts = [role === 'ATHLETE' ? club_name : null, region].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}
