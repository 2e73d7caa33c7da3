import type { CaptchaProvider } from '@podium/contract/captcha'
import type { Company } from '@podium/contract/company'
import { createContext, use, type ReactNode } from 'react'

/** What the server's configuration tells the pages; it arrives with every server-rendered page. */
export interface PublicConfig {
  productName: string
  /** The word in `/rede-<slug>`. */
  slug: string
  /** The address people see, without a slash at the end. */
  publicUrl: string
  communityChatUrl: string | null
  company: Company
  /** The human check at registration, with the public key of an outside one. */
  captcha: { provider: CaptchaProvider; siteKey: string }
  /** The tax on what is sold depends on who buys (`payments.tax`). */
  taxByBuyer: boolean
  /** How many days the clock is ahead; null where there is no test clock (`clock.ahead`). */
  daysAhead: number | null
}

const ConfigContext = createContext<PublicConfig | null>(null)

export function PublicConfigProvider(props: { config: PublicConfig; children: ReactNode }) {
  return <ConfigContext value={props.config}>{props.children}</ConfigContext>
}

export function usePublicConfig(): PublicConfig {
  const config = use(ConfigContext)
  if (!config) throw new Error('usePublicConfig is for what stands inside Providers.')
  return config
}
