import type { Product } from '@podium/contract/products'
import { ordersPhrases } from '@podium/phrases/orders'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { MailIcon } from '../../ui/icons/signs.tsx'

/** To the seller's page, which says how they are reached. Nobody asks themselves. */
export function AskSeller({ product: { sponsorID } }: { product: Product }) {
  const t = usePhrases(ordersPhrases).buying
  const { user } = useSession()
  if (user?.id === sponsorID) return null
  return (
    <LinkButton to={paths.sponsor(sponsorID)} icon={<MailIcon />}>
      {t.ask}
    </LinkButton>
  )
}
