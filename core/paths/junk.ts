/** Files that editors, desktops and version control leave behind. They are never content, and never published. */

/** Folders; everything in them is junk. Compared in lower case. */
export const JUNK_FOLDERS: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.svn',
  'cvs',
  'node_modules',
  '.agency-site',
  '.vscode',
  '.idea',
  '.vs',
  '.fleet',
  '.obsidian',
  '__macosx',
  '.trashes',
  '.spotlight-v100',
  '.fseventsd',
  '.temporaryitems',
  '$recycle.bin',
  'system volume information',
  '@eadir',
  '#recycle',
  '#snapshot',
])

const JUNK_FILES: readonly RegExp[] = [
  // vim: swap files, and the file with which it tests whether it may write.
  /\.sw[a-z]$/i,
  /^4913$/,
  // Backups and locks of Emacs, JetBrains, Kate, GNOME, Office and LibreOffice.
  /~$/,
  /^\.#/,
  /^#.*#$/,
  /___jb_(?:tmp|old|bak)___$/,
  /\.kate-swp$/,
  /^\.goutputstream-/,
  /^~\$/,
  /^\.~lock\..*#$/,
  // Left by merges, patches, downloads and programs that were killed.
  /\.(?:tmp|bak|orig|rej|part|crdownload)$/i,
  // Desktops.
  /^\.ds_store$/i,
  /^\._/,
  /^\.localized$/i,
  /^(?:ehthumbs|thumbs)\.db$/i,
  /^desktop\.ini$/i,
  /^\.directory$/,
  /^\.nfs[0-9a-f]+$/,
  /^\.gitkeep$/,
  /^\.gitignore$/,
  /^\.gitattributes$/,
  // Settings of editors and formatters.
  /^\.(?:editorconfig|prettierrc|prettierignore|markdownlint|eslintrc|eslintignore)(?:\.|$)/,
]

/** Whether a name of a file or folder is junk. */
export function isJunkName(name: string): boolean {
  return JUNK_FOLDERS.has(name.toLowerCase()) || JUNK_FILES.some((pattern) => pattern.test(name))
}

/** Whether a path with forward slashes, relative to the root of a site, has a junk name in it. */
export function isJunk(file: string): boolean {
  return !isSetAside(file) && file.split('/').some(isJunkName)
}

const SET_ASIDE = /^content\/(?!static\/|documents\/|private\/).*\.(?:json|jsonl|md|csv|xml)\.bak$/i

/** Whether the file is a record or an export that was renamed: it was content, and now nothing reads it. */
export function isSetAside(file: string): boolean {
  return SET_ASIDE.test(file) && !file.split('/').slice(0, -1).some(isJunkName)
}

/** Hidden names that hosts read. Any other hidden file may hold secrets, such as `.env`. */
const PUBLISHED_HIDDEN: ReadonlySet<string> = new Set(['.well-known', '.htaccess', '.nojekyll', '.domains'])

/** Whether a path has a hidden name that is not published, and is not junk either. */
export function isUnpublishedHidden(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('.') && !PUBLISHED_HIDDEN.has(name))
}
