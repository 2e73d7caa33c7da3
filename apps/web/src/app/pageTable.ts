import { paths, patterns } from './paths.ts'
import { Redirect, type PageModule, type PageRoute } from './navigation/index.ts'
import type { PublicConfig } from './publicConfig.tsx'

/** Every page, first fit first. A page's id is its file's name, by which the server finds its files. */
export function pageTable({ slug }: PublicConfig): PageRoute[] {
  return [
    page('LandingPage', patterns.index, () => import('../pages/LandingPage.tsx')),
    redirect('/network', paths.network(slug)),
    page('NotFoundPage', '*', () => import('../pages/NotFoundPage.tsx')),
  ]
}

function page(id: string, pattern: string, load: () => Promise<PageModule>): PageRoute {
  return { id, pattern, load }
}

function redirect(pattern: string, to: string): PageRoute {
  return {
    id: 'Redirect',
    pattern,
    load: () => {
      throw new Redirect(to)
    },
  }
}
