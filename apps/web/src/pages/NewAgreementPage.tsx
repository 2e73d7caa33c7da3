import { agreementsPhrases } from '@podium/phrases/agreements'
import { titled } from '../shared/navigation/head.ts'
import { ProposeScreen } from '../features/agreements/ProposeScreen.tsx'
import { loadPartner as loader } from '../features/agreements/queries.ts'
import { Agreeing } from './parts/Agreeing.tsx'

export { loader }

export const handle = titled(agreementsPhrases, (t) => t.form.title)

export function Component() {
  return (
    <Agreeing>
      <ProposeScreen />
    </Agreeing>
  )
}
