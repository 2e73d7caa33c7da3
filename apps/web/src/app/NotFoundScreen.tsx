import { shellPhrases } from '@podium/phrases/shell'
import { useLocation } from '../router/index.ts'
import { Button, LinkButton } from '../ui/actions/Button.tsx'
import { paths } from './paths.ts'
import { usePhrases } from './phrases.ts'
import { usePublicConfig } from './publicConfig.tsx'
import { WaySign } from './WaySign.tsx'

/** What is shown for an address nothing is at. A product's leads to others. */
export function NotFoundScreen() {
  const t = usePhrases(shellPhrases)
  const { slug } = usePublicConfig()
  const isProduct = useLocation().pathname.startsWith(paths.productStart)
  const { title, text } = isProduct ? t.pageNotFound.product : t.pageNotFound
  return (
    <WaySign figure="404" title={title} text={text}>
      {isProduct && (
        <LinkButton to={paths.market} variant="primary">
          {t.pageNotFound.product.market}
        </LinkButton>
      )}
      <LinkButton to={paths.index} variant={isProduct ? 'secondary' : 'primary'}>
        {t.returnHome}
      </LinkButton>
      <Button onClick={() => window.history.back()}>{t.goBack}</Button>
      <LinkButton to={paths.network(slug)}>{t.pageNotFound.network}</LinkButton>
    </WaySign>
  )
}
