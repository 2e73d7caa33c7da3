import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { sceneOf } from './families.ts'
import { paint, pairOf } from './hues.ts'
import { randomFrom } from './random.ts'
import { scenes } from './scenes.tsx'

export type DrawnFor = {
  userId: number | string
  role: Role
  sport?: Sport | null
}

/** The cover of somebody who has uploaded none: drawn from who they are, always the same. Decorative. */
export function DrawnCover({ userId, role, sport, className }: DrawnFor & { className?: string }) {
  const scene = sceneOf(sport, role)
  const random = randomFrom(`${scene} ${userId}`)
  const pair = pairOf(scene, random)
  return (
    <svg
      className={className}
      viewBox="0 0 800 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="800" height="320" fill={paint(pair.ground)} />
      {scenes[scene](random, pair)}
    </svg>
  )
}
