import { defineCode } from '../define-code.ts'

/** Pictures and their cache entries (AS50xx). `picture` is a path that starts with content/, or an address. */
export const PICTURE_CODES = {
  AS5001: defineCode<{ picture: string; advice?: string | undefined }>({
    severity: 'error',
    title: 'Picture missing',
    about:
      'The data names a picture that does not exist below content/, or beside the export that names it. File names are case-sensitive, ' +
      'as they are on most hosts. ' +
      'With `"missing": "placeholder"` in site-config/pictures.json this is a warning, and the page omits the picture.',
    message: ({ picture }) => `the picture ${picture} does not exist`,
    hint: ({ advice }) => advice,
  }),
  AS5002: defineCode<{ picture: string }>({
    severity: 'error',
    title: 'Picture empty',
    about: 'The file has no bytes, most often because a copy or an export was interrupted.',
    message: ({ picture }) => `the picture ${picture} is empty`,
    hint: () => 'copy or export the picture again',
  }),
  AS5003: defineCode<{ picture: string; reason: string }>({
    severity: 'error',
    title: 'Picture unreadable',
    about:
      'The first bytes of the file are those of a picture, but the file cannot be opened or decoded to its end. An incomplete ' +
      'picture is never shown in part.',
    message: ({ picture, reason }) => `the picture ${picture} cannot be read: ${reason}`,
    hint: () => 'export or upload the picture again',
  }),
  AS5004: defineCode<{ picture: string; type: string }>({
    severity: 'error',
    title: 'Picture type not accepted',
    about:
      'A picture is a JPEG, PNG, WebP or AVIF file. The bytes of the file decide its type, not its name. SVG is refused because it ' +
      'can contain scripts and addresses. GIF, TIFF, HEIC and PDF files must be converted.',
    message: ({ picture, type }) => `the picture ${picture} has a type that is not accepted: it is ${type}`,
    hint: ({ type }) => {
      if (type.startsWith('a Git LFS pointer')) return 'download the pictures with git lfs pull'
      return type.startsWith('an SVG')
        ? 'export it as PNG, which keeps its transparency'
        : 'save it as JPEG, PNG or WebP; renaming the file is not enough'
    },
  }),
  AS5005: defineCode<{ picture: string; width: number; height: number; limit: number }>({
    severity: 'error',
    title: 'Picture has too many pixels',
    about: 'A picture has at most 50 megapixels, so that a hostile or faulty file cannot exhaust the memory.',
    message: ({ picture, width, height, limit }) =>
      `the picture ${picture} is ${width} × ${height} pixels; the limit is ${limit} megapixels`,
    hint: () => 'make the picture smaller; pages use a width of at most 1920 pixels',
  }),
  AS5006: defineCode<{ picture: string; megabytes: number; limit: number }>({
    severity: 'error',
    title: 'Picture file too large',
    about: 'A picture file has at most 60 MB.',
    message: ({ picture, megabytes, limit }) =>
      `the picture ${picture} has ${megabytes} MB; the limit is ${limit} MB`,
    hint: () => 'save it as JPEG with quality 90 or less',
  }),
  AS5007: defineCode<{ picture: string; isPrivate?: boolean }>({
    severity: 'error',
    title: 'Picture outside content/',
    about:
      'The path, or a symbolic link in it, leads out of content/ or into content/private/. Only other files below content/ can be ' +
      'published, so that a feed cannot publish private documents or other files of the machine.',
    message: ({ picture, isPrivate }) =>
      isPrivate
        ? `the picture ${picture} is in content/private/`
        : `the picture ${picture} is outside content/`,
    hint: ({ isPrivate }) =>
      isPrivate
        ? 'copy the picture out of content/private/ if it may be published'
        : 'copy the picture into content/',
  }),
  AS5008: defineCode<{ picture: string; reason: string; host?: string | undefined }>({
    severity: 'error',
    title: 'Picture address not allowed',
    about:
      'Pictures are downloaded only from the hosts in `remote.hosts` of site-config/pictures.json. Host and port are compared exactly, ' +
      'the protocol is https, and the address has no user name. Plain http is accepted only for a listed host on this machine ' +
      '(localhost, 127.x.x.x), such as a local image server.',
    message: ({ picture, reason }) => `the address of the picture ${picture} is not allowed: ${reason}`,
    hint: ({ host }) =>
      host === undefined
        ? undefined
        : `to allow it, add "${host}" to remote.hosts in site-config/pictures.json`,
  }),
  AS5009: defineCode<{ picture: string; reason: string }>({
    severity: 'error',
    title: 'Picture download failed',
    about:
      'The server answered with an error, too late, with too many bytes or with something other than a picture, or it redirected to a ' +
      'host that is not allowed. Network errors and the statuses 429 and 5xx are retried. With `"missing": "placeholder"` in ' +
      'site-config/pictures.json this is a warning, and the page omits the picture.',
    message: ({ picture, reason }) => `the picture ${picture} could not be downloaded: ${reason}`,
  }),
  AS5010: defineCode<{ picture: string }>({
    severity: 'error',
    title: 'Picture not in the cache while offline',
    about: 'With --offline the build downloads nothing, and no earlier build downloaded this picture.',
    message: ({ picture }) => `the picture ${picture} is not in the cache, and --offline forbids downloads`,
    hint: () => 'build once without --offline',
  }),
  AS5011: defineCode<{ entry: string; others: number }>({
    severity: 'warning',
    title: 'Cache entry rebuilt',
    about:
      'A cache entry was missing or differed from what was written. The build made it again, so the site is not affected.',
    message: ({ entry, others }) =>
      others === 0
        ? `the cache entry of ${entry} was damaged and was made again`
        : `the cache entries of ${entry} and ${others} more were damaged and were made again`,
  }),
  AS5012: defineCode<{ reason: string }>({
    severity: 'warning',
    title: 'Cache not writable',
    about:
      'The build could not write pictures or templates to the cache, because the folder is read-only or the disk is full. The site is ' +
      'complete, but the next build must make them again.',
    // Some versions of Node report ENOENT for a folder that may not be made.
    message: ({ reason }) =>
      `the cache cannot be written (${reason === 'ENOENT' ? 'its folder cannot be made' : reason}); the next build takes longer`,
    hint: () => 'make the cache folder writable, or choose another one with --cache',
  }),
  AS5013: defineCode<{ picture: string }>({
    severity: 'error',
    title: 'Picture changed during the build',
    about: 'The file changed after the build had read it. Nothing was published.',
    message: ({ picture }) => `the picture ${picture} changed while the site was being built`,
    hint: () => 'build again',
  }),
} as const
