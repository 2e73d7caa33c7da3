import { useQuery } from '@tanstack/react-query'
import { idOf } from '@podium/contract/largest-id'
import { pages, paths } from '@podium/contract/paths'
import { shellPhrases } from '@podium/phrases/shell'
import { matchPath, useLocation } from '../../router/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { usePhrases } from '../language/phrases.ts'
import { productSeller } from '../profiles/productSeller.ts'
import { usePublicConfig } from '../config/publicConfig.tsx'
import { NoticeScreen } from '../../ui/feedback/NoticeScreen.tsx'

/** What is shown for an address nothing is at. */
export function NotFoundScreen() {
  const t = usePhrases(shellPhrases)
  const { pathname } = useLocation()
  const { slug } = usePublicConfig()
  const product = matchPath(pages.product.pattern, pathname)
  if (product) return <GoneProduct id={idOf(product.productId) ?? 0} />
  return (
    <NoticeScreen figure="404" title={t.pageNotFound.title} text={t.pageNotFound.text}>
      <LinkButton to={paths.index()} variant="primary">
        {t.returnHome}
      </LinkButton>
      <Button onClick={() => window.history.back()}>{t.goBack}</Button>
      <LinkButton to={paths.network({ slug })}>{t.pageNotFound.network}</LinkButton>
    </NoticeScreen>
  )
}

/** A product that is not on sale leads to its seller, where there is one to be seen, and to others. */
function GoneProduct({ id }: { id: number }) {
  const t = usePhrases(shellPhrases)
  const { product } = t.pageNotFound
  const { data } = useQuery({ ...productSeller(id), enabled: id > 0 })
  const seller = data?.seller
  const text = seller ? product.by(seller.name) : product.text
  return (
    <NoticeScreen figure="404" title={product.title} text={text}>
      {seller && (
        <LinkButton to={paths.sponsor({ id: seller.id })} variant="primary">
          {product.seller(seller.name)}
        </LinkButton>
      )}
      <LinkButton to={paths.market()} variant={seller ? 'secondary' : 'primary'}>
        {product.market}
      </LinkButton>
      <LinkButton to={paths.index()}>{t.returnHome}</LinkButton>
      <Button onClick={() => window.history.back()}>{t.goBack}</Button>
    </NoticeScreen>
  )
}
