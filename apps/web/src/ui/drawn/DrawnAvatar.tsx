import { sceneOf } from './families.ts'
import { figure } from './figure.tsx'
import { paint, pairOf } from './hues.ts'
import type { DrawnFor } from './DrawnCover.tsx'
import { randomFrom } from './random.ts'

/**
 * The picture of somebody who has uploaded none: a figure dressed for the sport and the role, in the hues
 * of their cover. A sponsor shows the first letter of the name. Decorative.
 */
export function DrawnAvatar(props: DrawnFor & { name?: string; className?: string }) {
  const { userId, role, sport, name = '', className } = props
  const scene = sceneOf(sport, role)
  const pair = pairOf(scene, randomFrom(`${scene} ${userId}`))
  const random = randomFrom(`figure ${userId}`)
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <rect width="96" height="96" fill={paint(pair.ground)} />
      {figure({ random, pair, scene, role, letter: [...name.trim()][0] ?? '' })}
    </svg>
  )
}
