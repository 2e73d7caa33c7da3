import type { DrawnFor } from '@podium/contract/drawn/figure'
import { sceneOf } from '@podium/contract/drawn/families'
import { paint, pairOf } from '@podium/contract/drawn/hues'
import { randomFrom } from '@podium/contract/drawn/random'
import { scenes } from './scenes.tsx'

/** The cover of a person who has uploaded none: drawn from who they are, always the same. Decorative. */
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
