import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productsPhrases } from '@podium/phrases/products'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePaging } from '../../shared/lists/usePaging.ts'
import { Navigate, useSearchParams } from '../../router/index.ts'
import { BackLink } from '../../ui/actions/BackLink.tsx'
import { Pager } from '../../ui/actions/Pager.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TagIcon } from '../../ui/icons/signs.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { OwnerDialogs, useOwnerDialogs } from './OwnerDialogs.tsx'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductsScreen.module.css'
import { pageSize, productsRead } from './queries.ts'
import { productSorts, sortIn, type ProductSort } from './sorts.ts'

interface Props {
  /** The sponsor; all sponsors when left out. */
  sponsorId: number | undefined
  title: string
  lead?: string
  /** Above the title. */
  back: { to: string; words: string }
  /** Beside the title. */
  actions?: ReactNode
}

/** All products, of one sponsor or of all, in pages. */
export function ProductsScreen({ sponsorId, title, lead, back, actions }: Props) {
  return (
    <Page>
      <PageTitle
        eyebrow={<BackLink to={back.to}>{back.words}</BackLink>}
        lead={lead}
        actions={actions}
      >
        {title}
      </PageTitle>
      <Products sponsorId={sponsorId} />
    </Page>
  )
}

function Products({ sponsorId }: Pick<Props, 'sponsorId'>) {
  const t = usePhrases(productsPhrases)
  const { number } = useFormats()
  const sort = sortIn(useSearchParams()[0])
  const { page, pagesOf, newer, older, nearest } = usePaging(pageSize)
  const read = {
    ...productsRead({ sponsorId, page, sort, limit: pageSize }),
    placeholderData: keepPreviousData,
  }
  const [data, instead, { isFetching }] = useRead(read, t.couldNotLoad, '40rem')
  const owner = useOwnerDialogs()
  if (!data) return instead
  if (data.list.length === 0 && page > 0 && !isFetching) {
    return <Navigate key={page} to={nearest(data.total)} replace />
  }
  if (data.total === 0) {
    return <EmptyState icon={<TagIcon />} title={t.nothingTitle} text={t.nothingText} />
  }
  const pages = pagesOf(data.total)
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{t.all.count(number(data.total))}</p>
        <SortField sort={sort} />
      </div>
      <ul role="list" className={styles.grid} aria-busy={isFetching}>
        {data.list.map((product, at) => (
          <ProductCard
            key={product.id}
            {...{ product, at }}
            namesSponsor={sponsorId === undefined}
            acts={owner.acts}
            level={2}
          />
        ))}
      </ul>
      {pages > 1 && (
        <Pager
          label={t.pages.label}
          at={t.pages.at(page + 1, pages)}
          newer={{ label: t.pages.newer, to: newer }}
          older={{ label: t.pages.older, to: older(data.total) }}
        />
      )}
      <OwnerDialogs opened={owner.opened} onClose={owner.close} />
    </>
  )
}

/** The order stands in the address; another one begins at the first page. */
function SortField({ sort }: { sort: ProductSort }) {
  const t = usePhrases(productsPhrases).sort
  const [, setQuery] = useSearchParams()
  const choose = (wanted: string) => {
    const next = new URLSearchParams(wanted === 'newest' ? '' : { sort: wanted })
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <SelectField
      label={t.label}
      hideLabel
      options={productSorts.map((value) => ({ value, label: t[value] }))}
      value={sort}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
