import { useSyncExternalStore } from 'react'

/** Whose page became public while this window was open; 0 for nobody, or once its owner has read it. */
let newlyPublic = 0
const listeners = new Set<() => void>()

/** Says from now on, on the page of the member with this id, that it has become public; 0 ends it. */
export function setNewlyPublic(userId: number): void {
  newlyPublic = userId
  for (const listener of listeners) listener()
}

/** Whether a member's page has become public and its owner is still to be told (`profile.publishing`). */
export function useNewlyPublic(userId: number): boolean {
  const told = useSyncExternalStore(
    watch,
    () => newlyPublic,
    () => 0,
  )
  return told === userId
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
