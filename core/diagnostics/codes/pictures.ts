import { defineCode } from '../define-code.ts'

/** Pictures and their cache: AS50xx. `picture` is a path that starts with content/, or an address. */
export const PICTURE_CODES = {
  AS5001: defineCode<{ picture: string; similar?: string | undefined }>({
    severity: 'error',
    title: 'Picture missing',
    about:
      'The data names a picture that is not below content/. Upper and lower case count, as they do on most hosts. ' +
      'With `"missing": "placeholder"` in site-config/pictures.json this is a warning and the page leaves the picture out.',
    message: ({ picture }) => `the picture ${picture} does not exist`,
    hint: ({ similar }) => (similar === undefined ? undefined : `did you mean ${similar}?`),
  }),
  AS5002: defineCode<{ picture: string }>({
    severity: 'error',
    title: 'Picture empty',
    about: 'The file has no bytes: a copy or an export was cut off. Export or copy the picture again.',
    message: ({ picture }) => `the picture ${picture} is empty`,
  }),
  AS5003: defineCode<{ picture: string; reason: string }>({
    severity: 'error',
    title: 'Picture unreadable',
    about:
      'The file is a picture by its first bytes, but it cannot be opened or decoded to its end. A picture of which ' +
      'only a part arrived is never shown in part. Export or upload it again.',
    message: ({ picture, reason }) => `the picture ${picture} cannot be read: ${reason}`,
    hint: () => 'export or upload the picture again',
  }),
  AS5004: defineCode<{ picture: string; type: string }>({
    severity: 'error',
    title: 'Not an accepted picture type',
    about:
      'Pictures are JPEG, PNG, WebP or AVIF files. What a file is, is read from its bytes: its name does not count. ' +
      'SVG is refused because it can carry scripts and addresses; GIF, TIFF, HEIC and PDF have to be converted.',
    message: ({ picture, type }) => `${picture} is not a picture that can be used: it is ${type}`,
    hint: ({ type }) =>
      type.startsWith('a Git LFS pointer')
        ? 'fetch the pictures themselves: git lfs pull'
        : 'save it as JPEG, PNG or WebP; another extension is not enough',
  }),
  AS5005: defineCode<{ picture: string; width: number; height: number; limit: number }>({
    severity: 'error',
    title: 'Picture has too many pixels',
    about:
      'A picture may have at most 50 megapixels, so that a hostile or mistaken file cannot use up the memory.',
    message: ({ picture, width, height, limit }) =>
      `the picture ${picture} is ${width} × ${height} pixels; ${limit} megapixels are the most that is accepted`,
    hint: () => 'the largest width in use is 1920 pixels: make the picture smaller',
  }),
  AS5006: defineCode<{ picture: string; megabytes: number; limit: number }>({
    severity: 'error',
    title: 'Picture file too large',
    about: 'A picture file may have at most 60 MB.',
    message: ({ picture, megabytes, limit }) =>
      `the picture ${picture} has ${megabytes} MB; ${limit} MB are the most that is accepted`,
    hint: () => 'save it as JPEG with quality 90 or less',
  }),
  AS5007: defineCode<{ picture: string }>({
    severity: 'error',
    title: 'Picture outside content/',
    about:
      'The path, or a symbolic link on its way, leads out of content/. Only what stands in content/ can be published, ' +
      'so that a feed cannot bring other files of the machine to the site. Copy the picture into content/.',
    message: ({ picture }) => `the picture ${picture} leads out of content/`,
    hint: () => 'copy the picture itself into content/',
  }),
  AS5008: defineCode<{ picture: string; reason: string; host?: string | undefined }>({
    severity: 'error',
    title: 'Picture address not allowed',
    about:
      'Pictures are taken only from the hosts in `remote.hosts` of site-config/pictures.json, compared exactly with ' +
      'their port, over https and without a user name. Plain http is accepted for a listed host of this machine ' +
      '(localhost, 127.x.x.x): a local image server.',
    message: ({ picture, reason }) => `the picture ${picture} may not be used: ${reason}`,
    hint: ({ host }) =>
      host === undefined
        ? undefined
        : `to allow it, add "${host}" to remote.hosts in site-config/pictures.json`,
  }),
  AS5009: defineCode<{ picture: string; reason: string }>({
    severity: 'error',
    title: 'Picture could not be fetched',
    about:
      'The other server did not deliver the picture: it answered with an error, too late, too much, something that is ' +
      'no picture, or led on to a host that is not allowed. Network errors and the statuses 429 and 5xx are tried ' +
      'again. With `"missing": "placeholder"` this is a warning and the page leaves the picture out.',
    message: ({ picture, reason }) => `the picture ${picture} could not be fetched: ${reason}`,
  }),
  AS5010: defineCode<{ picture: string }>({
    severity: 'error',
    title: 'Picture not in the cache while offline',
    about: 'With --offline nothing is fetched, and this picture was not fetched before.',
    message: ({ picture }) => `the picture ${picture} is not in the cache, and --offline forbids to fetch it`,
    hint: () => 'build once without --offline',
  }),
  AS5011: defineCode<{ entry: string; others: number }>({
    severity: 'warning',
    title: 'Cache entry damaged',
    about:
      'A file of the cache is gone or is not what was written. It was made again; the site is not affected.',
    message: ({ entry, others }) =>
      others === 0
        ? `the cached copy of ${entry} was damaged; it was made again`
        : `the cached copies of ${entry} and ${others} more were damaged; they were made again`,
  }),
  AS5012: defineCode<{ reason: string }>({
    severity: 'warning',
    title: 'Cache not writable',
    about:
      'Pictures or templates could not be kept in the cache: the folder is read-only or the disk is full. The site is ' +
      'complete, but the next build makes them again.',
    message: ({ reason }) =>
      `what was made could not be kept in the cache (${reason}); the next build makes it again`,
  }),
  AS5013: defineCode<{ picture: string }>({
    severity: 'error',
    title: 'Picture changed during the build',
    about: 'The file is not the one that was read a moment ago. Nothing was published; build again.',
    message: ({ picture }) => `the picture ${picture} changed while the site was being built`,
    hint: () => 'build again',
  }),
} as const
