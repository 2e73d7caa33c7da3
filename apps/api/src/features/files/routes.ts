import * as contract from '@podium/contract/files'
import type { Http } from '../../platform/http/index.ts'
import type { FileKeys } from './addresses.ts'
import { beginUpload, cancelUpload, continueUpload, readUpload } from './continue-upload.ts'
import type { FileWorks } from './surroundings.ts'
import { uploadGalleryMedia, uploadPicture } from './upload-file.ts'

export function filesRoutes({ serve }: Http, works: FileWorks & { keys: FileKeys }): void {
  serve(contract.uploadAvatar, (_, caller) => uploadPicture(works, caller, 'AVATAR'))
  serve(contract.uploadCover, (_, caller) => uploadPicture(works, caller, 'COVER'))
  serve(contract.uploadProductImage, (_, caller) => uploadPicture(works, caller, 'PRODUCT'))
  serve(contract.uploadGalleryMedia, (_, caller) => uploadGalleryMedia(works, caller))
  serve(contract.beginUpload, ({ body }, { viewer }) => beginUpload(works, viewer, body.bytes))
  serve(contract.getUpload, ({ params }, { viewer }) => readUpload(works, viewer, params.key))
  serve(contract.continueUpload, ({ params, query }, caller) =>
    continueUpload(works, caller, { key: params.key, offset: query.offset }),
  )
  serve(contract.cancelUpload, ({ params }, { viewer }) => cancelUpload(works, viewer, params.key))
}
