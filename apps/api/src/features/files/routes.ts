import * as contract from '@podium/contract/files'
import type { Http } from '../../platform/http/index.ts'
import type { FileKeys } from './addresses.ts'
import { beginUpload, cancelUpload, continueUpload, readUpload } from './continue-upload.ts'
import type { FileDeps } from './deps.ts'
import { uploadGalleryMedia, uploadPicture } from './upload-file.ts'

export function filesRoutes({ serve }: Http, deps: FileDeps & { keys: FileKeys }): void {
  serve(contract.uploadAvatar, (_, caller) => uploadPicture(deps, caller, 'AVATAR'))
  serve(contract.uploadCover, (_, caller) => uploadPicture(deps, caller, 'COVER'))
  serve(contract.uploadProductImage, (_, caller) => uploadPicture(deps, caller, 'PRODUCT'))
  serve(contract.uploadProof, (_, caller) => uploadPicture(deps, caller, 'PROOF'))
  serve(contract.uploadGalleryMedia, (_, caller) => uploadGalleryMedia(deps, caller))
  serve(contract.beginUpload, ({ body }, { viewer }) => beginUpload(deps, viewer, body.bytes))
  serve(contract.getUpload, ({ params }, { viewer }) => readUpload(deps, viewer, params.key))
  serve(contract.continueUpload, ({ params, query }, caller) =>
    continueUpload(deps, caller, { key: params.key, offset: query.offset }),
  )
  serve(contract.cancelUpload, ({ params }, { viewer }) => cancelUpload(deps, viewer, params.key))
}
