import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { productSeller } from '../../shared/profiles/productSeller.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { NoticeScreen } from '../../ui/feedback/NoticeScreen.tsx'

/** A product that is not on sale leads to its seller, where there is one to be seen, and to others. */
export function GoneProduct({ id }: { id: number }) {
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
