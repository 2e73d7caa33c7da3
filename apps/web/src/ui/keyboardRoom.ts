let isKept = false
/** The tallest the window was at its present width: what an open keyboard takes is measured from there. */
let tallest = { width: 0, height: 0 }

/** Less than any keyboard, and more than the bars that browsers show and hide while one scrolls. */
const leastKeyboard = 140

/**
 * Tells the style sheets of the keyboard on the screen. `--keyboard` is how much of the window it covers
 * where the browser lays the page out beneath it (iOS): what is fixed to the bottom stands above it. Others
 * make the window smaller. Either way `data-keyboard` is there while it is open: what needs the thumb and
 * not the keys leaves its room to what is typed.
 */
export function keepKeyboardRoom(): void {
  const seen = window.visualViewport
  if (isKept || !seen) return
  isKept = true
  const tell = () => {
    const { documentElement: page } = document
    // Zoomed in with two fingers one sees a part of the page, and no keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop
    page.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
    // Looked at each time, also while nothing is typed: the height without a keyboard is learnt then.
    const missing = covered + taken()
    page.toggleAttribute('data-keyboard', isTyping() && missing > leastKeyboard)
  }
  seen.addEventListener('resize', tell)
  seen.addEventListener('scroll', tell)
  document.addEventListener('focusout', () => setTimeout(tell))
  tell()
}

/** How much lower the window is than it was at this width: a keyboard, where browsers make room for it. */
function taken(): number {
  const { innerWidth: width, innerHeight: height } = window
  if (width !== tallest.width || height > tallest.height) tallest = { width, height }
  return tallest.height - height
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}
