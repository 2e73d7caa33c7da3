import { paths } from '@podium/contract/paths'
import type { Product } from '@podium/contract/products'
import { shortened } from '@podium/contract/shortened'
import { productsPhrases } from '@podium/phrases/products'
import type { Head, HeadContext } from '../../shared/navigation/head.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { productRead } from './queries.ts'

/** Longest description search engines show. */
const longest = 160

/** What a product's page says about itself, from what its loader has read. */
export function productHead(context: HeadContext): Head {
  const { queryClient, params, config } = context
  const wanted = productRead(idIn(params.productId))
  const product = queryClient.getQueryData<Product>(wanted.queryKey)
  return product ? headOf(product, context) : { title: config.productName }
}

function headOf(product: Product, { config, language }: HeadContext): Head {
  const { id, title, sponsor, credits, description, imagePath, noindex } = product
  const price = productsPhrases[language].price(String(credits))
  const told = description.replace(/\s+/g, ' ')
  const path = paths.product({ productId: id })
  return {
    title: `${title} · ${sponsor.name} · ${price}`,
    description: shortened(told, longest),
    type: 'product',
    ...(!noindex && { canonical: path }),
    image: imagePath.main,
    structuredData: noindex ? [] : [structuredData(product, config.publicUrl)],
  }
}

/** The product in the words of schema.org. Credits are no currency it knows, so that no price is given. */
function structuredData(product: Product, publicUrl: string): object {
  const { id, title, description, imagePath, sponsor } = product
  return {
    '@type': 'Product',
    name: title,
    description,
    image: publicUrl + imagePath.main,
    url: publicUrl + paths.product({ productId: id }),
    brand: {
      '@type': 'Organization',
      name: sponsor.name,
      url: publicUrl + paths.sponsor({ id: sponsor.id }),
    },
    offers: {
      '@type': 'Offer',
      availability: `https://schema.org/${availabilityOf(product)}`,
      eligibleRegion: ['PT', 'ES'],
      seller: { '@type': 'Organization', name: sponsor.name },
    },
  }
}

function availabilityOf({ paused, stock }: Product): string {
  if (paused) return 'OutOfStock'
  return stock === 0 ? 'SoldOut' : 'InStock'
}
