import { useQuery } from '@tanstack/react-query'
import type { PageHandle } from '../shared/navigation/head.ts'
import { type LoaderInput, parallel } from '../shared/navigation/index.ts'
import { NotFoundScreen } from '../shared/navigation/NotFoundScreen.tsx'
import { idIn } from '../shared/profiles/profileRead.ts'
import { isMissing } from '../client/index.ts'
import { loadGallery } from '../features/galleries/queries.ts'
import { productHead } from '../features/products/productHead.ts'
import { ProductsSection } from '../features/products/ProductsSection.tsx'
import { loadProduct, productRead, productsRead } from '../features/products/queries.ts'
import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'
import { loadOwnSupports, loadSupports } from '../features/support/loaders.ts'
import { useParams } from '../router/index.ts'
import { ContactAction } from './parts/ContactAction.tsx'
import { GalleryPart } from './parts/GalleryPart.tsx'
import { ProductPart } from './parts/ProductPart.tsx'
import { ProfileReport } from './parts/ProfileReport.tsx'
import { ShareAction } from './parts/ShareAction.tsx'
import { SupportAction, Supports } from './parts/SupportParts.tsx'
import { prepareWelcome, WelcomePart } from './parts/WelcomePart.tsx'

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
  loadOwnSupports,
  ({ params, queryClient }) =>
    queryClient.prefetchQuery(productsRead({ sponsorId: idIn(params.id) })),
)

export const prepare = prepareWelcome('SPONSOR')

export const handle: PageHandle = {
  head: (context) =>
    context.params.productId === undefined
      ? profileHandle('SPONSOR').head(context)
      : productHead(context),
}

export function Component() {
  const { id, productId } = useParams()
  const isProduct = productId !== undefined
  const { data, error } = useQuery({
    ...productRead(isProduct ? idIn(productId) : 0),
    enabled: isProduct,
  })
  if (isProduct && (isMissing(error) || !data)) return <NotFoundScreen />
  return (
    <ProfileScreen
      role="SPONSOR"
      id={data?.sponsorID ?? idIn(id)}
      welcome={(profile) => <WelcomePart profile={profile} />}
      actions={(profile) => (
        <>
          <SupportAction profile={profile} />
          <ContactAction profile={profile} />
          <ShareAction profile={profile} />
        </>
      )}
      parts={(profile) => (
        <>
          <ProductsSection sponsorId={profile.id} mayFill={profile.abilities.publish} />
          <Supports profile={profile} />
          <GalleryPart profile={profile} />
          {isProduct && data && <ProductPart product={data} />}
        </>
      )}
      foot={(profile) => <ProfileReport profile={profile} />}
    />
  )
}
