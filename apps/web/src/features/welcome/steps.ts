import type { Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'

/** What the steps are ticked by, beside the page itself; undefined while it is not known. */
export interface Deeds {
  gallery: number
  followed: number
  supported: number
  movements: number
  products: number
}

export type FirstStepName =
  | 'face'
  | 'story'
  | 'publish'
  | 'find'
  | 'credits'
  | 'support'
  | 'brand'
  | 'product'
  | 'talent'
  | 'person'

interface FirstStep {
  name: FirstStepName
  isDone: boolean
}

/** The first steps of each role, in the order in which one leads to the next (`profile.welcome`). */
export const firstStepsOf: Record<
  MemberRole,
  readonly [FirstStepName, FirstStepName, FirstStepName]
> = {
  ATHLETE: ['face', 'story', 'publish'],
  FAN: ['find', 'credits', 'support'],
  SPONSOR: ['brand', 'product', 'talent'],
  MANAGER: ['person', 'publish', 'talent'],
}

type Page = Pick<
  Profile,
  'role' | 'avatar' | 'sport' | 'achievements' | 'biography' | 'aboutUs'
> & {
  hiddenProfile: boolean
}

const isDone: Record<FirstStepName, (page: Page, deeds: Deeds) => boolean> = {
  face: ({ avatar, sport }) => avatar.id !== 0 && sport !== null,
  story: ({ achievements }, { gallery }) => achievements.length > 0 || gallery > 0,
  publish: ({ hiddenProfile }) => !hiddenProfile,
  find: (_, { followed, supported }) => followed > 0 || supported > 0,
  credits: (_, { movements }) => movements > 0,
  support: (_, { supported }) => supported > 0,
  brand: ({ avatar, aboutUs }) => avatar.id !== 0 && !!aboutUs,
  product: (_, { products }) => products > 0,
  talent: (_, { followed, supported }) => followed > 0 || supported > 0,
  person: ({ avatar, biography }) => avatar.id !== 0 && !!biography,
}

/** The three steps of a page's owner, ticked by what is really there. */
export function firstSteps(page: Page, deeds: Deeds): FirstStep[] {
  return firstStepsOf[page.role].map((name) => ({ name, isDone: isDone[name](page, deeds) }))
}
