import { galleryOf } from '@podium/contract/galleries'
import { memberRoles } from '@podium/contract/roles'
import type { Http } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { whyOf } from '../decisions/index.ts'
import { deleteMedia, describeMedia, restoreMedia } from './edit-gallery.ts'
import { listGallery } from './list-gallery.ts'

export function galleriesRoutes({ read, write }: Http, keys: FileKeys): void {
  for (const role of memberRoles) {
    const calls = galleryOf[role]
    read(calls.list, (db, { params, query }, { viewer }) =>
      listGallery(db, keys, viewer, { userId: params.id, role, ...query }),
    )
    write(calls.describe, (tx, { params, body: { caption, altText, ...said } }, { viewer }) =>
      describeMedia(tx, keys, viewer, { ...params, role, caption, altText, ...whyOf(said) }),
    )
    write(calls.remove, (tx, { params, query }, { viewer }) =>
      deleteMedia(tx, viewer, { ...params, role, ...whyOf(query) }),
    )
    write(calls.restore, (tx, { params }, { viewer }) =>
      restoreMedia(tx, keys, viewer, { mediaId: params.mediaId, role }),
    )
  }
}
