import { agreementsPhrases } from '@podium/phrases/agreements'
import { titled } from '../shared/navigation/head.ts'
import { idIn } from '../shared/profiles/profileRead.ts'
import { useParams } from '../router/index.ts'
import { ChangeScreen } from '../features/agreements/ChangeScreen.tsx'
import { loadAgreement } from '../features/agreements/queries.ts'
import { Agreeing } from './parts/Agreeing.tsx'

export const loader = loadAgreement

export const handle = titled(agreementsPhrases, (t) => t.form.changeTitle)

export function Component() {
  const { id } = useParams()
  return (
    <Agreeing>
      <ChangeScreen id={idIn(id)} />
    </Agreeing>
  )
}
