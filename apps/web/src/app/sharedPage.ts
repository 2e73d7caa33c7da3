import { Redirect, type PageModule } from '../shared/navigation/pages.ts'
import type { PublicConfig } from '../shared/config/publicConfig.tsx'
import { whereShared } from './sharedLink.ts'

/** The page at which other apps hand something over: it only leads on. */
export function sharedPage(config: PublicConfig): PageModule {
  return {
    Component: () => null,
    loader: async ({ url }) => {
      throw new Redirect(whereShared(url.searchParams, config))
    },
    handle: { head: () => ({ title: config.productName }) },
  }
}
