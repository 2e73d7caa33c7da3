import type { CreditPackView } from '@podium/contract/payments'
import { storePhrases } from '@podium/phrases/store'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PackCard } from './PackCard.tsx'
import { StepSlider } from './StepSlider.tsx'

interface Props {
  /** The five sizes, the smallest first. */
  packs: readonly CreditPackView[]
  /** Credits of the chosen size; the smallest when none is. */
  chosen: number | null
  onChoose: (credits: number) => void
  onBuy: ((credits: number) => void) | undefined
}

/** The diamond pack in five sizes; position 0 is the smallest it can be (`store.packs`). */
export function DiamondCard({ packs, chosen, onChoose, onBuy }: Props) {
  const t = usePhrases(storePhrases).slider
  const { number, money } = useFormats()
  const at = Math.max(
    0,
    packs.findIndex(({ creditAmount }) => creditAmount === chosen),
  )
  const pack = packs[at]
  if (!pack) return null
  const move = (to: number) => {
    const next = packs[to]
    if (next) onChoose(next.creditAmount)
  }
  return (
    <PackCard pack={pack} onBuy={onBuy}>
      <StepSlider
        label={t.label}
        lessLabel={t.less}
        moreLabel={t.more}
        stops={packs.map(({ creditAmount }) => number(creditAmount))}
        at={at}
        valueText={t.value(number(pack.creditAmount), money(pack.grossCents))}
        note={at === 0 ? t.minimum : ''}
        onMove={move}
      />
    </PackCard>
  )
}
