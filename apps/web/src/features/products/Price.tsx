import { productsPhrases } from '@podium/phrases/products'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Credits } from '../../ui/surfaces/Credits.tsx'

/** A price in credits. */
export function Price({ credits, size }: { credits: number; size?: 'medium' | 'large' }) {
  const t = usePhrases(productsPhrases)
  const { number } = useFormats()
  return <Credits value={number(credits)} unit={t.unit} size={size ?? 'medium'} />
}
