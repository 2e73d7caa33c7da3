import { isMissing } from '../../client/index.ts'
import { NotFound } from './pages.ts'

/**
 * Reads what a page shows before it is shown. In the browser a page that cannot be read opens all the
 * same, and says so itself.
 */
export async function readToOpen(reading: () => Promise<unknown>): Promise<void> {
  try {
    await reading()
  } catch (error) {
    const isNowhere = error instanceof NotFound || isMissing(error)
    if (isNowhere || typeof window === 'undefined') throw error
  }
}
