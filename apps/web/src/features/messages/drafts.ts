import { session, whose } from '../../client/index.ts'

/** What is typed to somebody and not sent: who looks at another conversation in between finds it again. */
const drafts = new Map<string, string>()

let writer: number | undefined
let isFollowing = false

/** Nobody else who signs in here finds it, not even later the same person (`session.lost`). */
function followWriter(): void {
  const { user, acting } = session.get()
  const id = (acting?.actor ?? user)?.id
  if (id !== writer) drafts.clear()
  writer = id
}

const nameOf = (userId: number) => `${whose(session.get())} ${userId}`

export function draftTo(userId: number): string {
  return drafts.get(nameOf(userId)) ?? ''
}

export function keepDraft(userId: number, text: string): void {
  if (!isFollowing) session.subscribe(followWriter)
  isFollowing = true
  followWriter()
  drafts.set(nameOf(userId), text)
}
