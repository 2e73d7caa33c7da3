/** So long is waited for what an address leads to, in milliseconds. */
const longestMs = 5000

const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Leads to an element that is drawn after the page it is on, unless the reader begins to move or to press
 * something before. Answers how to give it up.
 */
export function scrollOnceThere(id: string): () => void {
  const seen = new MutationObserver(() => {
    const target = document.getElementById(id)
    if (!target) return
    stop()
    target.scrollIntoView()
  })
  const stop = () => {
    seen.disconnect()
    clearTimeout(longest)
    for (const act of acts) removeEventListener(act, stop)
  }
  const longest = setTimeout(stop, longestMs)
  for (const act of acts) addEventListener(act, stop, { passive: true })
  seen.observe(document.body, { childList: true, subtree: true })
  return stop
}
