/** The files of the editor in the browser: a page, its configuration, and the script of Sveltia CMS from npm. */
import type { EditorSettings } from '../schema/config/agency.ts'
import { collectionsOf } from './collections.ts'
import type { CmsContent } from './collections.ts'

/** The script in the package `@sveltia/cms`, and its name in the site. */
export const CMS_PACKAGE = '@sveltia/cms'
export const CMS_SCRIPT = 'dist/sveltia-cms.js'
export const CMS_SCRIPT_NAME = 'sveltia-cms.js'

/** Texts by name, in the folder of the editor. */
export function cmsFiles(
  editor: EditorSettings,
  content: CmsContent,
  { name, url }: { readonly name: string; readonly url: string },
): Readonly<Record<string, string>> {
  return {
    'index.html': pageOf(name),
    'config.json': `${JSON.stringify(configOf(editor, content, url), null, 2)}\n`,
  }
}

function configOf(
  { backend = 'github', repository, branch = 'main', address }: EditorSettings,
  content: CmsContent,
  url: string,
): object {
  const { languages } = content
  return {
    backend: {
      name: backend,
      repo: repository,
      branch,
      ...(address === undefined
        ? {}
        : { base_url: address, api_root: `${address}/api/v${backend === 'gitlab' ? 4 : 1}` }),
    },
    site_url: url,
    media_folder: 'content/images',
    public_folder: 'images',
    i18n: { structure: 'multiple_files', locales: languages, default_locale: languages[0] },
    output: {
      omit_empty_optional_fields: true,
      json: { indent_style: 'space', indent_size: 2 },
      yaml: { quote: 'none' },
    },
    collections: collectionsOf(content),
  }
}

function pageOf(name: string): string {
  const title = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="cms-config-url" type="application/json" href="config.json">
  </head>
  <body>
    <script src="${CMS_SCRIPT_NAME}"></script>
  </body>
</html>
`
}
