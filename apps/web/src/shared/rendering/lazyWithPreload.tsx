import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from '../../router/index.ts'
import { loadTexts } from '../language/words.ts'
import { fetchAgain, recoveryAfter, type Recovery } from './fetchAgain.ts'
import { DialogMissing, type MissingProps, PartMissing } from './PartMissing.tsx'

/** A file whose main export is a part, and what else it exports. */
type PartFile<Props, Others> = { default: ComponentType<Props> } & Others

interface Options {
  /** What stands there until the part has come. */
  waiting?: ReactNode
  /** What stands there where it does not come. */
  Missing?: ComponentType<MissingProps>
  /** What has to be there before the part is drawn. */
  after?: () => Promise<unknown>
}

/**
 * A part with a file of its own, in place of React's `lazy`: where the file does not come, as when the
 * connection ends or a new release has replaced it, its place says so and the rest of the page stays.
 * After `load` it is drawn at once: on the server, and where the browser takes over what the server drew.
 */
export function lazyWithPreload<Props extends object, Others extends object>(
  file: () => Promise<PartFile<Props, Others>>,
  { waiting = null, Missing = PartMissing, after }: Options = {},
) {
  let loaded: ComponentType<Props> | undefined
  let failure: unknown

  async function fetchPart(): Promise<PartFile<Props, Others>> {
    try {
      const module = await (failure === undefined ? file() : fetchAgain(file))
      await Promise.all([loadTexts(), after?.()])
      loaded = module.default
      return module
    } catch (error) {
      failure = error
      throw error
    }
  }

  function LazyWithPreload(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [tries, setTries] = useState(1)
    const [missing, setMissing] = useState<{ recovery: Recovery; tries: number }>()
    useEffect(() => {
      if (Part) return
      let isHere = true
      const come = () => isHere && setPart(() => loaded)
      const fail = async (error: unknown) => {
        const recovery = await recoveryAfter(error, tries > 1)
        if (isHere) setMissing({ recovery, tries })
      }
      fetchPart().then(come, fail)
      return () => {
        isHere = false
      }
    }, [Part, tries])
    if (Part) return <Part {...props} />
    if (!missing) return waiting
    return (
      <UntilClosed
        Missing={Missing}
        recovery={missing.recovery}
        busy={missing.tries < tries}
        onRetry={() => setTries(tries + 1)}
        onClose={(props as { onClose?: () => void }).onClose}
      />
    )
  }

  /** Fetches it before it is rendered; without a value where it did not come, which its place tells. */
  const load = () => fetchPart().catch(() => undefined)
  return Object.assign(LazyWithPreload, { load })
}

interface UntilClosedProps extends Omit<MissingProps, 'onClose'> {
  Missing: ComponentType<MissingProps>
  onClose: (() => void) | undefined
}

/** What is opened by the address has no way to close it: it is gone until the next press of a link. */
function UntilClosed({ Missing, onClose, ...said }: UntilClosedProps) {
  const { key } = useLocation()
  const [closedAt, setClosedAt] = useState<string>()
  if (closedAt === key) return null
  return <Missing {...said} onClose={onClose ?? (() => setClosedAt(key))} />
}

/** A dialog with a file of its own: where it does not come, a small dialog says so. */
export function lazyDialog<Props extends object, Others extends object>(
  file: () => Promise<PartFile<Props, Others>>,
  options: Pick<Options, 'after'> = {},
) {
  return lazyWithPreload(file, { ...options, Missing: DialogMissing })
}
