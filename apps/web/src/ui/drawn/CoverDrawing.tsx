import type { DrawnFor } from '@podium/contract/drawn/figure'
import { sceneOf } from '@podium/contract/drawn/families'
import { paint, pairOf } from '@podium/contract/drawn/hues'
import { randomFrom } from '@podium/contract/drawn/random'
import { scenes } from './scenes.tsx'

/** What is inside a drawn cover of 800 by 320; the same person has always the same. */
export default function CoverDrawing({ userId, role, sport }: DrawnFor) {
  const scene = sceneOf(sport, role)
  const random = randomFrom(`${scene} ${userId}`)
  const pair = pairOf(scene, random)
  return (
    <>
      <rect width="800" height="320" fill={paint(pair.ground)} />
      {scenes[scene](random, pair)}
    </>
  )
}
