import type { ListedRegister } from '@podium/contract/registers'
import { adminRegistersPhrases } from '@podium/phrases/admin-registers'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { CheckForm } from '../frame/CheckForm.tsx'

interface Props {
  register: ListedRegister
  onDone: () => void
}

/** Marks a register as checked, or refuses it with words that the manager reads. */
export function DecideRegister({ register: { userId: id, version }, onDone }: Props) {
  return (
    <CheckForm
      right="CHECKED"
      texts={usePhrases(adminRegistersPhrases)}
      onDone={onDone}
      route={() =>
        import('@podium/contract/registers').then(({ decideRegister }) => decideRegister)
      }
      input={(state, said) => ({ params: { id }, body: { state, ...said, version } })}
    />
  )
}
