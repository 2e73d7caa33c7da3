/** Asks whether the page may be left; answers when the person has. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** Has leaving the page ask first from now on; answers the function that ends it. */
export function guardLeaving(guard: Ask): () => void {
  ask = guard
  return () => {
    if (ask === guard) ask = null
  }
}

/** Whether the user must be asked before the page is left. */
export function isGuarded(): boolean {
  return ask !== null
}

/** Has the page be left unasked: the person has read what goes with it. */
export function leaveUnasked(): void {
  ask = null
}

/** Whether the page may be left; asks the person where that is wanted. A yes ends the guard. */
export async function mayLeave(): Promise<boolean> {
  const guard = ask
  if (guard === null) return true
  const leaves = await guard()
  if (leaves && ask === guard) ask = null
  return leaves
}
