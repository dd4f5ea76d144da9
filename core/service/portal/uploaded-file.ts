/** The one file in the body of a request, which portal and desk accept. */
import { readBytes } from '../guards/body.ts'
import { FILE_LIMIT } from './document-limits.ts'
import { fileNameOf, fileTypeOf } from './file-type.ts'
import { boundaryOf, onlyFileIn } from './multipart.ts'

interface UploadedFile {
  /** Safe to show and to save, with the extension of the type. */
  readonly name: string
  /** Media type, by the first bytes. */
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** The boundaries and headers around the one file. */
const WRAPPING = 16 * 1024

export async function uploadedFile(request: Request): Promise<UploadedFile | 'type' | 'too-large'> {
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '')
  if (boundary === null) return 'type'
  const body = await readBytes(request, FILE_LIMIT + WRAPPING)
  if (body === null) return 'too-large'
  const file = onlyFileIn(body, boundary)
  if (file === null) return 'type'
  const { content } = file
  if (content.byteLength > FILE_LIMIT) return 'too-large'
  const type = fileTypeOf(content)
  return type === null ? 'type' : { name: fileNameOf(file.name, type), type: type.type, content }
}
