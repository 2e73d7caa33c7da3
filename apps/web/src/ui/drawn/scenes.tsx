import type { ReactNode } from 'react'
import { courtScene, pitchScene, tacticsScene } from './fieldScenes.tsx'
import type { Scene } from '@podium/contract/drawn/families'
import type { Pair } from '@podium/contract/drawn/hues'
import type { Random } from '@podium/contract/drawn/random'
import { matScene, precisionScene, mindScene } from './ringScenes.tsx'
import { equestrianScene, fitnessScene, floodlightsScene, standsScene } from './placeScenes.tsx'
import { seaScene, waterScene } from './waterScenes.tsx'
import { trackScene, wheelsScene } from './wayScenes.tsx'

/** Draws into a box of 800 by 320; what lies outside is cut. Pure: the same chance, the same drawing. */
export type DrawScene = (random: Random, pair: Pair) => ReactNode

export const scenes: Record<Scene, DrawScene> = {
  track: trackScene,
  pitch: pitchScene,
  court: courtScene,
  water: waterScene,
  sea: seaScene,
  mat: matScene,
  wheels: wheelsScene,
  precision: precisionScene,
  mind: mindScene,
  fitness: fitnessScene,
  equestrian: equestrianScene,
  stands: standsScene,
  floodlights: floodlightsScene,
  tactics: tacticsScene,
}
