import { useQuery } from '@tanstack/react-query'
import { idOf } from '@podium/contract/largest-id'
import type { PageHandle } from '../shared/navigation/head.ts'
import { type LoaderInput, parallel } from '../shared/navigation/index.ts'
import { NotFoundScreen } from '../shared/navigation/NotFoundScreen.tsx'
import { idIn } from '../shared/profiles/profileRead.ts'
import { isMissing } from '../client/index.ts'
import { loadFollowing } from '../features/follows/queries.ts'
import { loadGallery } from '../features/galleries/queries.ts'
import { GoneProduct } from '../features/products/GoneProduct.tsx'
import { productHead } from '../features/products/productHead.ts'
import { ProductsSection } from '../features/products/ProductsSection.tsx'
import { loadProduct, productRead, productsRead } from '../features/products/queries.ts'
import { ContactDetails } from '../features/profiles/ContactDetails.tsx'
import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'
import { loadSupports } from '../features/support/loaders.ts'
import { useParams } from '../router/index.ts'
import { GalleryOver, GalleryPart } from './parts/GalleryPart.tsx'
import { loadOwnPage, prepareOwnPage } from './parts/OwnPage.tsx'
import { personParts } from './parts/personParts.tsx'
import { ProductPart } from './parts/ProductPart.tsx'
import { Supported } from './parts/SupportParts.tsx'

/** A product in the address is shown over its sponsor's page; it alone says who that is. */
export async function loader(input: LoaderInput) {
  const { params } = input
  const product = params.productId === undefined ? undefined : await loadProduct(input)
  const id = product ? String(product.sponsorID) : params.id
  await loadSponsor({ ...input, params: { ...params, id } })
}

const loadSponsor = parallel(
  loadProfile('SPONSOR'),
  loadGallery('SPONSOR'),
  loadSupports,
  loadOwnPage,
  loadFollowing,
  ({ params, queryClient }) =>
    queryClient.prefetchQuery(productsRead({ sponsorId: idIn(params.id) })),
)

/** Under a product lies the page of its sponsor, whom the loader has read. */
export function prepare(input: LoaderInput) {
  const { params, queryClient } = input
  if (params.productId === undefined) return prepareOwnPage('SPONSOR')(input)
  const product = queryClient.getQueryData(productRead(idIn(params.productId)).queryKey)
  return prepareOwnPage('SPONSOR')({
    ...input,
    params: { ...params, id: String(product?.sponsorID) },
  })
}

export const handle: PageHandle = {
  head: (context) =>
    context.params.productId === undefined
      ? profileHandle('SPONSOR').head(context)
      : productHead(context),
}

export function Missing() {
  const { productId } = useParams()
  return productId === undefined ? <NotFoundScreen /> : <GoneProduct id={idOf(productId) ?? 0} />
}

export function Component() {
  const { id, productId } = useParams()
  const isProduct = productId !== undefined
  const { data, error } = useQuery({
    ...productRead(isProduct ? idIn(productId) : 0),
    enabled: isProduct,
  })
  if (isProduct && (isMissing(error) || !data)) return <Missing />
  return (
    <ProfileScreen
      role="SPONSOR"
      id={data?.sponsorID ?? idIn(id)}
      {...personParts}
      first={(profile) => (
        <>
          <GalleryPart profile={profile} />
          <ProductsSection sponsorId={profile.id} mayFill={false} />
        </>
      )}
      rail={(profile) => (
        <>
          <ContactDetails profile={profile} />
          <Supported profile={profile} />
        </>
      )}
      over={(profile) => (
        <>
          <GalleryOver profile={profile} />
          {isProduct && data && <ProductPart product={data} />}
        </>
      )}
    />
  )
}
