import { textLimits } from '@podium/contract/limits'
import type { ListedRegister } from '@podium/contract/registers'
import { adminRegistersPhrases } from '@podium/phrases/admin-registers'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { DecisionForm } from '../frame/DecisionForm.tsx'

interface Props {
  register: ListedRegister
  onDone: () => void
}

/** Marks a register as checked, or refuses it with words that the manager reads. */
export function DecideRegister({ register: { userId: id, version }, onDone }: Props) {
  const t = usePhrases(adminRegistersPhrases)
  return (
    <DecisionForm
      title={t.decide}
      choices={{
        name: 'state',
        label: t.decide,
        hideLabel: true,
        missing: t.choose,
        of: (['CHECKED', 'REFUSED'] as const).map((value) => ({ value, ...t.choices[value] })),
      }}
      reason={{
        label: t.reason,
        hint: t.reasonHint,
        maxLength: textLimits.phrase,
        onlyFor: 'REFUSED',
      }}
      confirm={t.confirm}
      done={t.decided}
      onDone={onDone}
      route={() =>
        import('@podium/contract/registers').then(({ decideRegister }) => decideRegister)
      }
      restricts={(state) => state === 'REFUSED'}
      input={(state: 'CHECKED' | 'REFUSED', said) => ({
        params: { id },
        body: { state, ...said, version },
      })}
    />
  )
}
