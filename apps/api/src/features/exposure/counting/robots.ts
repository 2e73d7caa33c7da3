import { isbot } from 'isbot'

const most = 2000
const known = new Map<string, boolean>()

/**
 * Whether a browser says that it is none: search engines, previews of links, monitors, programs. Who says
 * nothing is one too. The list is kept by others; what it says of a browser is asked once.
 */
export function isRobot(userAgent: string): boolean {
  const told = known.get(userAgent)
  if (told !== undefined) return told
  if (known.size >= most) known.clear()
  const isOne = userAgent === '' || isbot(userAgent)
  known.set(userAgent, isOne)
  return isOne
}
