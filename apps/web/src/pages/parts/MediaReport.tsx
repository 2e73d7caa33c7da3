import { IconButton } from '../../ui/actions/IconButton.tsx'
import { FlagIcon } from '../../ui/icons/signs.tsx'
import { ReportAction } from './ReportAction.tsx'

/** Reports an item of a gallery, on the dark ground of the viewer. */
export default function MediaReport({ id }: { id: number }) {
  return (
    <ReportAction
      kind="media"
      id={id}
      button={(props) => <IconButton {...props} variant="night" icon={<FlagIcon />} />}
    />
  )
}
